import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import type { BulkBody } from '../../../../src/news/model/revision.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUndoNotice } from '../../layout/undo.tsx';
import { may, type Right } from '../../session/rights.ts';
import { type BulkWork, bulk, refusals, undoOf } from './bulk.ts';
import { BulkFields } from './bulk-fields.tsx';
import { type BulkOutcome, BulkResults } from './bulk-results.tsx';
import { DeleteButton, useIsTrash } from './trash.tsx';

type Changes = readonly (readonly [verb: BulkBody['verb'], right: Right])[];

const plain = [
  ['publish', 'news.publish'],
  ['unpublish', 'news.publish'],
  ['archive', 'news.publish'],
  ['trash', 'news.delete'],
  ['restore', 'news.delete'],
] as const satisfies Changes;
/** Behind a menu: a bar of all of them would not fit. */
const further = [
  ['move', 'news.review'],
  ['tag', 'news.review'],
  ['untag', 'news.review'],
  ['feature', 'news.publish'],
  ['unfeature', 'news.publish'],
  ['breaking', 'news.publish'],
  ['unbreak', 'news.publish'],
] as const satisfies Changes;
type Verb = (typeof plain | typeof further)[number][0];

const fieldVerbs = ['move', 'tag', 'untag'] as const;
type FieldVerb = (typeof fieldVerbs)[number];
const needsFields = (verb: Verb): verb is FieldVerb => (fieldVerbs as readonly Verb[]).includes(verb);

interface Result {
  outcomes: readonly BulkOutcome[];
  problems: readonly string[];
  /** What is left to do without the stories that prevent it. */
  rest: { ids: readonly number[]; work: BulkWork } | null;
}

/** Changes all selected stories or none, and says for each what became of it. */
export function BulkBar() {
  const text = useText();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const isTrash = useIsTrash();
  const queries = useQueryClient();
  const { selectedIds, onUnselectItems, data = [], filterValues } = useListContext<AdminItem>();
  const isArchive = filterValues.status === 'archived';
  const [result, setResult] = useState<Result | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [fieldVerb, setFieldVerb] = useState<FieldVerb | null>(null);
  if (selectedIds.length === 0 && !result) return null;

  const read = () => void queries.invalidateQueries({ queryKey: ['news'] });
  const run = async (ids: readonly number[], work: BulkWork) => {
    setBusy(true);
    setResult(null);
    const rows = data.filter(({ id }) => ids.includes(id));
    const lineOf = (id: number): BulkOutcome => {
      const row = rows.find((one) => one.id === id);
      return row ? { id, title: row.title, lang: row.lang } : { id, title: String(id) };
    };
    try {
      const undo = rows.length === ids.length ? undoOf(work, rows) : null;
      const { changed, items } = await bulk(ids, work);
      if (undo) notifyUndo(text('news.bulk_done', { changed }), () => undo().finally(read));
      else notify('news.bulk_done', { type: 'success', messageArgs: { changed } });
      const isSame = (id: number, rev: number) => rows.some((row) => row.id === id && row.rev === rev);
      const outcomes = items.map(({ id, status, rev }) => ({ ...lineOf(id), status, isSame: isSame(id, rev) }));
      setResult({ outcomes, problems: [], rest: null });
      onUnselectItems();
      read();
    } catch (error) {
      const { byRow, others } = refusals(error);
      const rest = ids.filter((_, at) => !byRow.has(at));
      setResult({
        outcomes: [...byRow].map(([at, reason]) => ({ ...lineOf(ids[at] as number), reason })),
        problems: others,
        rest: others.length === 0 && rest.length > 0 ? { ids: rest, work } : null,
      });
    } finally {
      setBusy(false);
    }
  };
  const start = (verb: Verb) => {
    setAnchor(null);
    if (needsFields(verb)) setFieldVerb(verb);
    else void run(selectedIds, { verb });
  };
  const allowed = (list: typeof plain | typeof further): Verb[] =>
    list.filter(([verb, right]) => may(right) && (verb === 'restore') === isTrash).map(([verb]) => verb);
  // What takes a published story offline takes an archived one out of the archive.
  const nameOf = (verb: Verb) => text(`verbs.${isArchive && verb === 'unpublish' ? 'restore' : verb}`);
  const more = allowed(further);
  const rest = result?.rest;
  return (
    <Box
      sx={{ p: 1.5, bgcolor: 'action.selected', display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      role="region"
      aria-label={text('news.selected', { count: selectedIds.length })}
    >
      {selectedIds.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, me: 1 }}>
            {text('news.selected', { count: selectedIds.length })}
          </Typography>
          {allowed(plain).map((verb) => (
            <Button key={verb} size="small" disabled={isBusy} onClick={() => start(verb)}>
              {nameOf(verb)}
            </Button>
          ))}
          {more.length > 0 && (
            <Button
              size="small"
              disabled={isBusy}
              endIcon={<ExpandMore />}
              aria-haspopup="menu"
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              {text('verbs.more')}
            </Button>
          )}
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {more.map((verb) => (
              <MenuItem key={verb} onClick={() => start(verb)}>
                {nameOf(verb)}
              </MenuItem>
            ))}
          </Menu>
          {isTrash && <DeleteButton />}
          <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
            {text('news.unselect')}
          </Button>
        </Box>
      )}
      {result && (
        <BulkResults
          {...result}
          onGoOn={rest ? () => void run(rest.ids, rest.work) : null}
          onClose={() => setResult(null)}
        />
      )}
      {fieldVerb && (
        <BulkFields
          verb={fieldVerb}
          lang={data.find(({ id }) => selectedIds.includes(id))?.lang ?? ''}
          tags={data.filter(({ id }) => selectedIds.includes(id)).flatMap((row) => row.tags)}
          run={(work) => void run(selectedIds, work)}
          onClose={() => setFieldVerb(null)}
        />
      )}
    </Box>
  );
}
