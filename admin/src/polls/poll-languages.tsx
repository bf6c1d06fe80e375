import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useState } from 'react';
import { languageName, useLanguages } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { type PollPartProps, PollTexts, PollTranslation } from './poll-texts.tsx';

/** The language of a field that the server refused; null for a field of the poll itself. */
const languageOf = (field: string): string | null => /^texts\.(\w+)/.exec(field)?.[1] ?? null;

/** The texts of a poll in its language and in others: readers get their own, or the first. */
export function PollLanguages(props: PollPartProps) {
  const text = useText();
  const languages = useLanguages();
  const { value, onChange, errors, isReadOnly } = props;
  const [chosen, setChosen] = useState(value.lang as string);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const others = Object.keys(value.texts);
  const shown = others.includes(chosen) ? chosen : value.lang;
  const missing = languages.filter(({ code }) => code !== value.lang && !others.includes(code));
  const wrong = new Set(Object.keys(errors).map((field) => languageOf(field) ?? value.lang));
  const [firstWrong] = wrong;
  useEffect(() => {
    if (firstWrong !== undefined) setChosen(firstWrong);
  }, [firstWrong]);
  const add = (code: string) => {
    setAnchor(null);
    onChange({ texts: { ...value.texts, [code]: { question: '', options: {} } } });
    setChosen(code);
  };
  return (
    <>
      {(others.length > 0 || missing.length > 0) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Tabs
            value={shown}
            onChange={(_, code: string) => setChosen(code)}
            variant="scrollable"
            scrollButtons="auto"
            aria-label={text('polls.languages')}
            sx={{ minWidth: 0, flexShrink: 1 }}
          >
            {[value.lang, ...others].map((code) => (
              <Tab
                key={code}
                value={code}
                lang={code}
                label={languageName(code)}
                sx={wrong.has(code) ? { color: 'error.main' } : {}}
              />
            ))}
          </Tabs>
          {!isReadOnly && missing.length > 0 && (
            <Button startIcon={<Add />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
              {text('polls.add_language')}
            </Button>
          )}
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {missing.map(({ code, name }) => (
              <MenuItem key={code} lang={code} onClick={() => add(code)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Box>
      )}
      {shown === value.lang ? <PollTexts {...props} /> : <PollTranslation key={shown} {...props} code={shown} />}
    </>
  );
}
