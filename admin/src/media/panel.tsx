import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Media } from '../../../src/media/model/media.ts';
import { call, ifMatch } from '../api/http.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Confirm } from '../layout/confirm.tsx';
import { Problem } from '../layout/problem.tsx';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useTyped } from '../record/unsaved/use-typed.ts';
import { may } from '../session/rights.ts';
import { CropEditor } from './crop.tsx';
import { FocalPoint } from './focal-point.tsx';
import { MediaTexts, type TextsByLanguage } from './panel-texts.tsx';
import { MediaUses } from './panel-uses.tsx';

const written = (texts: TextsByLanguage): TextsByLanguage =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value.trim() !== ''));

/** One file: its texts per language, credit, focal point, and where it is used. */
export function MediaPanel({ media, onClose }: { media: Media; onClose: () => void }) {
  const text = useText();
  const name = useFieldName();
  const queries = useQueryClient();
  const [value, setValue, unsaved] = useTyped(
    `media.${media.id}`,
    {
      texts: { alt: media.alt as TextsByLanguage, caption: media.caption as TextsByLanguage },
      credit: media.credit ?? '',
      focal: media.focal,
      crop: media.crop,
    },
    { rev: media.rev },
  );
  const { texts, credit, focal, crop } = value;
  const change = (part: Partial<typeof value>) => setValue((now) => ({ ...now, ...part }));
  const leave = () => unsaved.leave(onClose);
  const [tool, setTool] = useState<'focal' | 'crop'>('focal');
  const [question, setQuestion] = useState<'trash' | 'delete' | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<unknown>(null);
  const canWrite = media.may_change === true;
  const isSmall = useMediaQuery('(max-width: 599px)');
  const run = async (work: () => Promise<unknown>) => {
    setError(null);
    try {
      await work();
      unsaved.sent();
      void queries.invalidateQueries({ queryKey: ['media'] });
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  const path = `/api/admin/media/${media.id}`;
  const save = () => {
    const body = {
      alt: written(texts.alt),
      caption: written(texts.caption),
      credit: credit.trim() === '' ? null : credit,
      ...(media.kind === 'image' ? { focal, crop } : {}),
    };
    return call(path, { method: 'PATCH', body, headers: ifMatch(media.rev) });
  };
  const tools = [
    ['focal', text('crop.focal')],
    ['crop', text('crop.crop')],
  ] as const;
  const replace = (chosen: File) => {
    const form = new FormData();
    form.set('file', chosen);
    return call(`${path}/replace`, { method: 'POST', body: form, headers: ifMatch(media.rev) });
  };
  const isUsed = media.use_count > 0;
  const aboutTrash = [
    ...(isUsed ? [text('crop.trash_used', { count: media.use_count })] : []),
    text('crop.trash_about'),
  ];
  // The question names what shows the file, so the answer holds for that.
  const remove = () =>
    call(path, { method: 'DELETE', headers: ifMatch(media.rev), ...(isUsed ? { query: { force: true } } : {}) });
  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="md" onClose={leave} aria-labelledby="file-title">
      <DialogTitle id="file-title" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {media.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Unfinished of={unsaved} />
        {error !== null && <Problem error={error} />}
        {media.error && <Alert severity="error">{media.error}</Alert>}
        {!canWrite && may('media.write') && <Alert severity="info">{text('crop.held')}</Alert>}
        {media.kind === 'image' && media.url && (
          <>
            {canWrite && !media.is_animated && (
              <ChoiceChips label={text('media.focal')} value={tool} choices={tools} onChange={setTool} />
            )}
            {tool === 'crop' ? (
              <CropEditor media={media} value={crop} onChange={(to) => change({ crop: to })} />
            ) : (
              <FocalPoint
                media={media}
                value={focal}
                {...(canWrite ? { onChange: (to) => change({ focal: to }) } : {})}
              />
            )}
            <Typography variant="body2" color="text.secondary">
              {text(tool === 'crop' ? 'crop.help' : 'media.focal_help')}
            </Typography>
          </>
        )}
        {media.kind !== 'image' && media.url && (
          <Box component={media.kind} controls src={media.url} sx={{ width: '100%', maxHeight: 360 }} />
        )}
        <MediaTexts
          media={media}
          value={texts}
          onChange={(part) => change({ texts: { ...texts, ...part } })}
          isReadOnly={!canWrite}
        />
        <TextField
          label={name('credit')}
          value={credit}
          disabled={!canWrite}
          onChange={(event) => change({ credit: event.target.value })}
        />
        <MediaUses media={media} onOpen={leave} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {canWrite && media.trashed_at === null && (
          <Button color="error" onClick={() => setQuestion('trash')}>
            {text('verbs.trash')}
          </Button>
        )}
        {canWrite && media.trashed_at === null && (
          <>
            <Button onClick={() => file.current?.click()}>{text('crop.replace')}</Button>
            <input
              ref={file}
              type="file"
              hidden
              accept={`${media.kind}/*`}
              aria-label={text('crop.replace')}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) void run(() => replace(chosen));
              }}
            />
          </>
        )}
        {canWrite && media.trashed_at !== null && (
          <Button color="error" onClick={() => setQuestion('delete')}>
            {text('trash.delete')}
          </Button>
        )}
        {canWrite && media.trashed_at !== null && (
          <Button onClick={() => void run(() => call(`${path}/restore`, { method: 'POST', body: {} }))}>
            {text('verbs.restore')}
          </Button>
        )}
        <Box sx={{ flexGrow: 1 }} />
        <Button onClick={leave}>{text('layout.cancel')}</Button>
        {canWrite && (
          <Button variant="contained" onClick={() => void run(save)}>
            {text('layout.save')}
          </Button>
        )}
      </DialogActions>
      {question && (
        <Confirm
          title={text(question === 'trash' ? 'crop.trash_title' : 'crop.delete_title')}
          about={question === 'trash' ? aboutTrash.join(' ') : text('crop.delete_about')}
          action={text(question === 'trash' ? 'verbs.trash' : 'trash.delete')}
          onConfirm={() => void run(remove)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Dialog>
  );
}
