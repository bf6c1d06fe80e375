import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { StoryLanguages } from '../../../../../src/news/model/news.ts';
import { call, messageOf } from '../../../api/http.ts';
import { useText } from '../../../i18n/use-text.ts';
import { may } from '../../../session/rights.ts';

/**
 * Says that the original of a translation has changed, and ends that where nothing has to change.
 * @param onShow shows what has changed; null: it is shown already
 */
export function Outdated(props: { id: number; languages: StoryLanguages; onShow: (() => void) | null }) {
  const { id, languages, onShow } = props;
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const item = languages.items.find((one) => one.id === id);
  const original = languages.items.find((one) => one.id === languages.translation_group);
  if (!original || (item?.outdated_since ?? null) === null) return null;
  const confirm = async () => {
    try {
      const body = { original_rev: original.rev };
      await call(`/api/admin/news/${id}/confirm-translation`, { method: 'POST', body });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['news'] });
  };
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { pt: 0, flexWrap: 'wrap' } }}
      action={
        <>
          {onShow && (
            <Button color="inherit" onClick={onShow}>
              {text('editor.show_changes')}
            </Button>
          )}
          {may('news.write') && (
            <Button color="inherit" onClick={() => void confirm()}>
              {text('editor.nothing_to_change')}
            </Button>
          )}
        </>
      }
    >
      {text('editor.outdated')}
    </Alert>
  );
}
