import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { Problem } from '../../../layout/problem.tsx';
import { FieldValue } from '../../field-value.tsx';
import { type Choice, choicesIn } from '../merge/blocks.ts';
import { same } from '../merge/changes.ts';
import { mergedHtml, mergeTexts } from '../merge/document.ts';
import { type TextNode, wordsIn } from '../merge/node.ts';
import { joined, joinedText } from '../merge/words.ts';
import type { StoryChange, StoryFieldName, StoryFields } from '../story.ts';
import { type ConflictChoice, ConflictPlace } from './conflict-place.tsx';
import { OwnBlock, OwnWords } from './conflict-side.tsx';
import { JoinedText } from './joined-text.tsx';

/** Fields of one line or a few, whose words are compared. */
const lines: readonly string[] = ['title', 'summary', 'author', 'byline', 'seo_title', 'seo_description'];

/** What becomes of a place; `edited`: both, as somebody has written it. */
interface Decision<T> {
  which: ConflictChoice;
  edited?: T;
}

/** Two people changed the same places: of each both texts are shown, and one or both stay. Nothing is saved before. */
export function ConflictDialog(props: {
  fields: readonly StoryFieldName[];
  /** What both began with; a field that is absent is unknown. */
  base: StoryChange;
  mine: StoryFields;
  theirs: StoryFields;
  /** What the button says that ends it. */
  action: string;
  /** @param lost whole fields of which something does not stay */
  onResolve: (resolved: StoryChange, lost: { mine: StoryChange; theirs: StoryChange }) => Promise<unknown>;
  /** Absent: it has to be decided now. */
  onClose?: () => void;
}) {
  const text = useText();
  const name = useFieldName();
  const { fields, base, mine, theirs, onClose } = props;
  const [fieldDecisions, setFieldDecisions] = useState<Readonly<Record<string, Decision<string>>>>({});
  const [placeDecisions, setPlaceDecisions] = useState<readonly Decision<readonly TextNode[]>[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const hasText = fields.includes('content');
  const pieces = useMemo(
    () => (hasText ? mergeTexts(base.content ?? null, mine.content, theirs.content) : []),
    [hasText, base.content, mine.content, theirs.content],
  );
  const places = useMemo(() => choicesIn(pieces), [pieces]);
  const together = useMemo(() => places.map((one) => joined(one.base, one.mine, one.theirs)), [places]);

  const lineOf = (field: StoryFieldName, side: StoryFields): string => String(side[field] ?? '');
  const decisionOf = (field: StoryFieldName): Decision<string> =>
    fieldDecisions[field] ?? { which: lines.includes(field) ? 'both' : 'mine' };
  const joinedLine = (field: StoryFieldName): string => {
    const before = base[field];
    return joinedText(before === undefined ? null : String(before ?? ''), lineOf(field, mine), lineOf(field, theirs));
  };
  const placeOf = (at: number): Decision<readonly TextNode[]> => placeDecisions[at] ?? { which: 'both' };
  const nodesOf = (choice: Choice): readonly TextNode[] => {
    const at = places.indexOf(choice);
    const { which, edited } = placeOf(at);
    if (which === 'both') return edited ?? together[at] ?? [];
    return [choice[which]].filter((node) => node !== null);
  };

  const resolve = async () => {
    const resolved: StoryChange = {};
    const lost = { mine: {} as StoryChange, theirs: {} as StoryChange };
    const lose = (field: StoryFieldName, { which, edited }: Decision<unknown>) => {
      if (which === 'theirs' || edited !== undefined) Object.assign(lost.mine, { [field]: mine[field] });
      if (which === 'mine' || edited !== undefined) Object.assign(lost.theirs, { [field]: theirs[field] });
    };
    for (const field of fields) {
      if (field === 'content') continue;
      const decision = decisionOf(field);
      const { which, edited } = decision;
      Object.assign(resolved, {
        [field]: which === 'both' ? (edited ?? joinedLine(field)) : { mine, theirs }[which][field],
      });
      lose(field, decision);
    }
    if (hasText) {
      resolved.content = mergedHtml(pieces, nodesOf);
      for (const at of places.keys()) lose('content', placeOf(at));
    }
    setBusy(true);
    setError(null);
    try {
      await props.onResolve(resolved, lost);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };

  const joinedBox = (children: ReactNode) => (
    <Box sx={{ borderRadius: 2, bgcolor: 'action.hover', p: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {text('versions.joined')}
      </Typography>
      {children}
    </Box>
  );
  const fieldPlace = (field: StoryFieldName) => {
    const decision = decisionOf(field);
    const isLine = lines.includes(field);
    const [a, b] = [lineOf(field, mine), lineOf(field, theirs)];
    return (
      <ConflictPlace
        key={field}
        label={name(field)}
        lang={mine.lang}
        which={decision.which}
        words={{ mine: isLine ? a : '', theirs: isLine ? b : '' }}
        mine={isLine ? <OwnWords text={a} other={b} /> : <FieldValue field={field} value={mine[field]} />}
        theirs={isLine ? <OwnWords text={b} other={a} /> : <FieldValue field={field} value={theirs[field]} />}
        onChoose={(which) => setFieldDecisions({ ...fieldDecisions, [field]: { ...decision, which } })}
        {...(isLine
          ? {
              both: joinedBox(
                <InputBase
                  multiline
                  fullWidth
                  value={decision.edited ?? joinedLine(field)}
                  onChange={({ target }) =>
                    setFieldDecisions({ ...fieldDecisions, [field]: { which: 'both', edited: target.value } })
                  }
                  inputProps={{
                    lang: mine.lang,
                    dir: 'auto',
                    'aria-label': `${text('versions.both')}: ${name(field)}`,
                  }}
                />,
              ),
            }
          : {})}
      />
    );
  };
  const textPlace = (choice: Choice, at: number) => {
    const label = text('versions.paragraph', { number: at + 1 });
    const decision = placeOf(at);
    const decide = (next: Decision<readonly TextNode[]>) =>
      setPlaceDecisions(places.map((_, n) => (n === at ? next : placeOf(n))));
    const nodes = decision.edited ?? together[at] ?? [];
    const side = (node: TextNode | null, other: TextNode | null) =>
      node ? <OwnBlock node={node} other={other} /> : <em>{text('versions.removed')}</em>;
    return (
      <ConflictPlace
        key={at}
        label={label}
        lang={mine.lang}
        which={decision.which}
        words={{ mine: choice.mine ? wordsIn(choice.mine) : '', theirs: choice.theirs ? wordsIn(choice.theirs) : '' }}
        mine={side(choice.mine, choice.theirs)}
        theirs={side(choice.theirs, choice.mine)}
        onChoose={(which) => decide({ ...decision, which })}
        both={joinedBox(
          nodes.some(({ type }) => type === 'listItem') ? (
            nodes.map(wordsIn).join(' ')
          ) : (
            <JoinedText
              nodes={nodes}
              lang={mine.lang}
              label={`${text('versions.both')}: ${label}`}
              onChange={(edited) => decide({ which: 'both', edited })}
            />
          ),
        )}
      />
    );
  };
  return (
    <Dialog open fullWidth maxWidth="md" {...(onClose ? { onClose } : {})} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{text('editor.conflict')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text('versions.help')}
        </Typography>
        {fields.filter((field) => field !== 'content' && !same(mine[field], theirs[field])).map(fieldPlace)}
        {places.map(textPlace)}
        {error !== null && <Problem error={error} />}
      </DialogContent>
      <DialogActions>
        {onClose && <Button onClick={onClose}>{text('layout.cancel')}</Button>}
        <Button variant="contained" loading={isBusy} onClick={() => void resolve()}>
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
