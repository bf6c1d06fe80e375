import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { useText } from '../../i18n/use-text.ts';
import { StatusChip } from './marks.tsx';

/** What became of a story by an action on many. */
export interface BulkOutcome {
  id: number;
  title: string;
  lang?: string;
  /** The state that it has now. */
  status?: AdminItem['status'];
  /** It was so before. */
  isSame?: boolean;
  /** Why it prevents the action. */
  reason?: string;
}

/** A line for each story of an action. One that was refused can be done again without those that prevent it. */
export function BulkResults(props: {
  outcomes: readonly BulkOutcome[];
  /** What went wrong beside the stories. */
  problems: readonly string[];
  onGoOn: (() => void) | null;
  onClose: () => void;
}) {
  const text = useText();
  const { outcomes, problems } = props;
  const isRefused = problems.length > 0 || outcomes.some(({ reason }) => reason !== undefined);
  return (
    <Alert
      severity={isRefused ? 'error' : 'success'}
      onClose={props.onClose}
      slotProps={{ closeButton: { 'aria-label': text('layout.close') } }}
      sx={{ '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
    >
      {text(isRefused ? 'news.bulk_failed' : 'news.bulk_results')}
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2, maxHeight: 220, overflowY: 'auto' }}>
        {problems.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {outcomes.map(({ id, title, lang, status, isSame, reason }) => (
          <li key={id}>
            <span lang={lang} dir="auto">
              {title}
            </span>
            {reason !== undefined && `: ${reason}`}
            {status !== undefined && (
              <Box component="span" sx={{ mx: 1 }}>
                <StatusChip status={status} />
              </Box>
            )}
            {isSame && text('news.bulk_same')}
          </li>
        ))}
      </Box>
      {props.onGoOn && (
        <Button color="inherit" variant="outlined" onClick={props.onGoOn}>
          {text('news.bulk_others')}
        </Button>
      )}
    </Alert>
  );
}
