import Language from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { locales } from '../i18n/provider.ts';
import { useText } from '../i18n/use-text.ts';
import { leaveForms } from '../record/unsaved/open-forms.ts';
import { redrawn } from '../record/unsaved/redraw.ts';

/** The language of the interface, each by its own name. */
export function LanguageChoice() {
  const text = useText();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Another language draws every form anew.
  const choose = async (to: string) => {
    if ((await leaveForms()) === 'stay') return;
    redrawn();
    setLocale(to);
  };
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
              setAnchor(null);
              void choose(one.locale);
            }}
          >
            {one.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
