import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { StoryNotices } from '../../../../../src/news/model/news-notify.ts';
import { call, idempotencyKey, ifMatch } from '../../../api/http.ts';
import { languageName } from '../../../api/languages.ts';
import { fromLocalInput, toLocalInput, useTime } from '../../../api/time.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../layout/loading.tsx';
import { Problem } from '../../../layout/problem.tsx';
import { Unfinished } from '../../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../../record/unsaved/use-typed.ts';
import { may } from '../../../session/rights.ts';
import { CountedField } from '../fields/counted-field.tsx';
import { isStale, transition } from '../save-story.ts';
import type { StoryEditor } from '../use-story.ts';

interface Texts {
  title?: string;
  body?: string;
}

interface Typed {
  isPlanned: boolean;
  /** Of `<input type="datetime-local">`. */
  at: string;
  isPushed: boolean;
  texts: Record<string, Texts | null>;
}

/** Publishes now or at a time, with or without a notification whose texts per language can be changed. */
export function PublishDialog({ story, onClose }: { story: StoryEditor; onClose: () => void }) {
  const text = useText();
  const name = useFieldName();
  const notify = useNotify();
  const time = useTime();
  const { item } = story.stored;
  // Of a scheduled story the dialog begins with its time: who opens it to look does not publish.
  const planned = item?.status === 'scheduled' ? item.published_at : null;
  const [{ isPlanned, at, isPushed, texts }, setTyped, unsaved] = useTyped<Typed>(`publish.${item?.id ?? 'new'}`, {
    isPlanned: planned !== null,
    at: toLocalInput(planned),
    isPushed: story.fields.is_breaking,
    texts: {},
  });
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const setTexts = (to: Typed['texts']) => change({ texts: to });
  const leave = () => unsaved.leave(onClose);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const key = useRef(idempotencyKey());
  const canPush = may('push.send');
  const { flush } = story;
  const notices = useQuery({
    queryKey: ['notices', item?.id],
    enabled: isPushed && canPush,
    gcTime: 0,
    queryFn: async () => {
      const stored = await flush();
      return call<StoryNotices>(`/api/admin/news/${stored.item?.id}/notification`);
    },
  });
  const languages = notices.data?.data.languages ?? [];
  // The field has no seconds: a time that was not touched stays as it is.
  const published_at = !isPlanned ? null : at === toLocalInput(planned) ? planned : fromLocalInput(at);
  const isPast = published_at !== null && Date.parse(published_at) <= Date.now();

  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = { ...(published_at ? { published_at } : {}) };
      const isDone = await story.act((stored) =>
        isPushed && canPush
          ? call(`/api/admin/news/${stored.item.id}/publish-and-notify`, {
              method: 'POST',
              body: { ...body, ...(Object.keys(texts).length > 0 ? { languages: texts } : {}) },
              headers: { ...key.current, ...ifMatch(stored.item.rev) },
            })
          : transition(stored, 'publish', body),
      );
      if (!isDone) return;
      unsaved.sent();
      const done = published_at
        ? text('editor.scheduled_for', { time: time.planned(published_at) })
        : text(isPushed && canPush ? 'editor.pushed' : 'editor.published');
      notify(done, { type: 'success' });
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="publish-title">
      <DialogTitle id="publish-title">{text('verbs.publish')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Unfinished of={unsaved} />
        {isStale(error) ? (
          <Alert severity="warning">{text('editor.changed_meanwhile')}</Alert>
        ) : (
          error !== null && <Problem error={error} />
        )}
        <RadioGroup
          row
          aria-label={text('editor.publish_at')}
          value={isPlanned ? 'at' : 'now'}
          onChange={(_, which) => change({ isPlanned: which === 'at' })}
        >
          <FormControlLabel value="now" control={<Radio />} label={text('editor.publish_now')} />
          <FormControlLabel value="at" control={<Radio />} label={text('editor.publish_later')} />
        </RadioGroup>
        {isPlanned && (
          <TextField
            type="datetime-local"
            label={text('editor.publish_at')}
            value={at}
            onChange={(event) => change({ at: event.target.value })}
            error={isPast}
            helperText={isPast ? text('editor.time_past') : published_at && time.planned(published_at)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        {canPush && (
          <FormControlLabel
            control={<Checkbox checked={isPushed} onChange={(_, is) => change({ isPushed: is })} />}
            label={text('editor.with_push')}
          />
        )}
        {isPushed && notices.isPending && <Loading />}
        {isPushed && notices.error && <Problem error={notices.error} retry={() => void notices.refetch()} />}
        {isPushed &&
          languages.map((one) => {
            const own = texts[one.lang];
            const isOut = own === null || (own === undefined && !one.included);
            return (
              <Box
                key={one.lang}
                sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, display: 'grid', gap: 1.5 }}
              >
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={!isOut}
                      onChange={(_, is) => setTexts({ ...texts, [one.lang]: is ? {} : null })}
                    />
                  }
                  label={text('editor.devices', { lang: languageName(one.lang), count: one.devices })}
                />
                {one.pushed && <Alert severity="info">{text('editor.pushed_before')}</Alert>}
                {!isOut && (
                  <>
                    <CountedField
                      label={name('title')}
                      value={own?.title ?? one.title}
                      onChange={(title) => setTexts({ ...texts, [one.lang]: { ...own, title } })}
                      lang={one.lang}
                      fits={65}
                      most={200}
                    />
                    <CountedField
                      label={name('body')}
                      value={own?.body ?? one.body}
                      onChange={(body) => setTexts({ ...texts, [one.lang]: { ...own, body } })}
                      lang={one.lang}
                      fits={120}
                      most={1_000}
                      rows={2}
                    />
                  </>
                )}
              </Box>
            );
          })}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text('layout.cancel')}</Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={isPlanned && (published_at === null || isPast)}
          onClick={() => void send()}
        >
          {text(isPlanned ? 'editor.schedule' : 'editor.publish')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
