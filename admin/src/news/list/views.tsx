import Add from '@mui/icons-material/Add';
import Bookmarks from '@mui/icons-material/Bookmarks';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { messageOf } from '../../api/http.ts';
import { useSavedViews } from '../../api/my.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { useUndoNotice } from '../../layout/undo.tsx';
import { Unfinished } from '../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../record/unsaved/use-typed.ts';

interface View {
  title: string;
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** Views of other lists have another beginning. */
const prefix = 'news.';

function SaveView({ save, onClose }: { save: (title: string) => void; onClose: () => void }) {
  const text = useText();
  const name = useFieldName();
  const [title, setTitle, unsaved] = useTyped('views.news', '');
  const leave = () => unsaved.leave(onClose);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={leave} aria-labelledby="view-title">
      <DialogTitle id="view-title">{text('views.save')}</DialogTitle>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!title.trim()) return;
          unsaved.sent();
          save(title.trim());
        }}
      >
        <DialogContent>
          <Unfinished of={unsaved} />
          <TextField
            autoFocus
            fullWidth
            label={name('name')}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            helperText={text('views.about')}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 60 } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{text('layout.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!title.trim()}>
            {text('layout.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Filters and order that the user has stored under a name. */
export function Views() {
  const text = useText();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const { filterValues, setFilters, sort, setSort } = useListContext<AdminItem>();
  const { list, put, remove } = useSavedViews<View>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const views = list
    .filter(({ name }) => name.startsWith(prefix))
    .sort((a, b) => a.value.title.localeCompare(b.value.title));
  const close = () => setAnchor(null);
  const failed = (error: unknown) => notify(messageOf(error), { type: 'error' });
  const save = (title: string) => {
    setSaving(false);
    // The name of one that is there: it is replaced. Addresses take Latin letters alone, titles any.
    const name = views.find(({ value }) => value.title === title)?.name ?? prefix + crypto.randomUUID();
    put(name, { title, filter: filterValues, sort: { field: sort.field, order: sort.order } })
      .then(() => notify('views.saved', { type: 'success' }))
      .catch(failed);
  };
  const forget = (name: string, value: View) => {
    close();
    remove(name)
      .then(() => notifyUndo(text('views.removed'), () => put(name, value)))
      .catch(failed);
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmarks />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
      >
        {text('views.title')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {views.map(({ name, value }) => (
          <Box key={name} component="li" role="none" sx={{ display: 'flex' }}>
            <MenuItem
              component="div"
              sx={{ flexGrow: 1 }}
              onClick={() => {
                close();
                setFilters(value.filter);
                setSort(value.sort);
              }}
            >
              <ListItemText sx={{ unicodeBidi: 'plaintext' }}>{value.title}</ListItemText>
            </MenuItem>
            <IconButton
              role="menuitem"
              aria-label={text('views.remove', { title: value.title })}
              onClick={() => forget(name, value)}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {views.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close();
            setSaving(true);
          }}
        >
          <ListItemIcon>
            <Add fontSize="small" />
          </ListItemIcon>
          {text('views.save')}
        </MenuItem>
      </Menu>
      {isSaving && <SaveView save={save} onClose={() => setSaving(false)} />}
    </>
  );
}
