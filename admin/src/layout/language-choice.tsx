import Language from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { locales } from '../i18n/provider.ts';
import { useText } from '../i18n/use-text.ts';

/** The language of the interface, each by its own name. */
export function LanguageChoice() {
  const text = useText();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = locales.find((one) => one.locale === locale)?.name ?? locale;
  return (
    <>
      <Button
        startIcon={<Language />}
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={`${text('layout.language')}: ${name}`}
      >
        {name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map((one) => (
          <MenuItem
            key={one.locale}
            lang={one.locale}
            selected={one.locale === locale}
            onClick={() => {
              setLocale(one.locale);
              setAnchor(null);
            }}
          >
            {one.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
