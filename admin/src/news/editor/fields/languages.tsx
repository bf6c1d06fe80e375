import Add from '@mui/icons-material/Add';
import Circle from '@mui/icons-material/Circle';
import VerticalSplit from '@mui/icons-material/VerticalSplit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { memo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminItem } from '../../../../../src/news/model/news.ts';
import { call, idempotencyKey } from '../../../api/http.ts';
import { type Language, languageName, useLanguages } from '../../../api/languages.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { Problem } from '../../../layout/problem.tsx';
import { Unfinished } from '../../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../../record/unsaved/use-typed.ts';
import { closedBy, mayWriteIn } from '../../../session/limits.ts';
import { fieldId } from '../field-id.ts';
import { Refused } from '../refusal.ts';
import type { StoryEditor } from '../use-story.ts';
import { CountedField } from './counted-field.tsx';
import { useStoryLanguages } from './side-by-side.tsx';

/** The beginning of the story in another language: with its pictures, places and category. */
function TranslateDialog({ id, title, to, onClose }: { id: number; title: string; to: Language; onClose: () => void }) {
  const text = useText();
  const name = useFieldName();
  const navigate = useNavigate();
  const [translated, setTranslated, unsaved] = useTyped(`translations.${id}.${to.code}`, '');
  const leave = () => unsaved.leave(onClose);
  const [error, setError] = useState<unknown>(null);
  const begin = async () => {
    try {
      const { data } = await call<AdminItem>(`/api/admin/news/${id}/translations`, {
        method: 'POST',
        body: { lang: to.code, title: translated },
        headers: idempotencyKey(),
      });
      unsaved.sent();
      navigate(`/news/${data.id}?beside=${id}`);
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="translate-title">
      <DialogTitle id="translate-title">{text('editor.translate_to', { language: to.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Unfinished of={unsaved} />
        {error !== null && <Problem error={error} />}
        <Box dir="auto">{title}</Box>
        <CountedField
          autoFocus
          label={name('title')}
          value={translated}
          onChange={setTranslated}
          lang={to.code}
          fits={90}
          most={300}
          onEnter={() => {
            if (translated.trim() !== '') void begin();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text('layout.cancel')}</Button>
        <Button variant="contained" disabled={translated.trim() === ''} onClick={() => void begin()}>
          {text('editor.begin')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Pixels; the same for the choice and the tabs, or the page moves when a new story is stored. */
const rowHeight = 49;

interface LanguagesProps {
  story: StoryEditor;
  beside: number | null;
  onBeside: (id: number | null) => void;
}

/**
 * The language of a new story; the languages that a stored one is in, which of them are behind the original, and those
 * that miss. `beside` is the item that is shown beside this one, null for none.
 */
export const Languages = memo((props: LanguagesProps) => {
  const { story, beside, onBeside } = props;
  const text = useText();
  const name = useFieldName();
  const navigate = useNavigate();
  const languages = useLanguages();
  const { item } = story.stored;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<Language | null>(null);
  const data = useStoryLanguages(item?.id ?? null);
  if (!item)
    return (
      <TextField
        select
        id={fieldId('lang')}
        label={name('lang')}
        value={story.fields.lang}
        onChange={(event) => story.set({ lang: event.target.value as AdminItem['lang'] })}
        sx={{ maxWidth: 220, minHeight: rowHeight, justifyContent: 'center' }}
      >
        {languages
          .filter(({ code }) => code === story.fields.lang || mayWriteIn(code))
          .map((one) => (
            <MenuItem key={one.code} value={one.code} lang={one.code}>
              {one.name}
            </MenuItem>
          ))}
      </TextField>
    );
  const items = data?.items ?? [{ id: item.id, lang: item.lang, outdated_since: null }];
  const missing = (data?.missing ?? []).filter(mayWriteIn);
  const others = items.filter(({ id }) => id !== item.id).map(({ id }) => id);
  const original = others.find((id) => id === data?.translation_group) ?? others[0];
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        minHeight: rowHeight,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tabs
        value={item.id}
        variant="scrollable"
        aria-label={text('editor.languages')}
        onChange={(_, id: number) =>
          void story
            .flush()
            .catch((error) => {
              if (!(error instanceof Refused)) throw error; // what is refused stays on the device
            })
            .then(
              // What was shown beside stays there, unless it is the one that is opened.
              () => navigate(`/news/${id}${beside === null ? '' : `?beside=${beside === id ? item.id : beside}`}`),
              () => {},
            )
        }
      >
        {items.map((one) => (
          <Tab
            key={one.id}
            value={one.id}
            lang={one.lang}
            label={languageName(one.lang)}
            {...(one.outdated_since === null
              ? {}
              : {
                  icon: (
                    <Tooltip title={text('editor.outdated')}>
                      <Circle color="warning" sx={{ fontSize: 10 }} />
                    </Tooltip>
                  ),
                  iconPosition: 'end' as const,
                  'aria-label': text('editor.outdated_tab', { language: languageName(one.lang) }),
                })}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      {missing.length > 0 && closedBy(item) === null && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
        >
          {text('editor.translate')}
        </Button>
      )}
      {original !== undefined && (
        <ToggleButton
          size="small"
          value="beside"
          selected={beside !== null}
          onChange={() => onBeside(beside === null ? original : null)}
          aria-label={text('editor.side')}
          sx={{ marginInlineStart: 'auto', gap: 1, flexShrink: 0, textTransform: 'none' }}
        >
          <VerticalSplit fontSize="small" />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {text('editor.side')}
          </Box>
        </ToggleButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {missing.map((code) => (
          <MenuItem
            key={code}
            lang={code}
            onClick={() => {
              setAnchor(null);
              setTarget({ code, name: languageName(code) });
            }}
          >
            {languageName(code)}
          </MenuItem>
        ))}
      </Menu>
      {target && (
        <TranslateDialog id={item.id} title={story.fields.title} to={target} onClose={() => setTarget(null)} />
      )}
    </Box>
  );
});
