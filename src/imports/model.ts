import { type Static, Type } from 'typebox';
import { Nullable, Timestamp } from '../core/model/common.ts';

/** What of a story, or of its file, a difference is about. */
export const differenceKinds = [
  ...['frame', 'picture', 'gallery', 'link', 'file', 'caption', 'heading', 'table', 'list', 'quotation', 'code'],
  ...['script', 'form', 'block', 'title', 'summary', 'text', 'tag', 'category', 'author', 'comment', 'field', 'slug'],
  ...['date', 'status', 'translation', 'column', 'story', 'user', 'feed', 'device', 'setting'],
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What happened to a row: it was not imported, not all of it was, or something of it is stored in another form. */
export const importLevels = ['refused', 'incomplete', 'changed'] as const;
export type ImportLevel = (typeof importLevels)[number];

const what = Type.Enum([...differenceKinds], { $id: 'ImportSumWhat', description: 'What the difference is about' });
const level = Type.Enum([...importLevels], {
  description: 'refused: the row was not taken over; incomplete: not all of it; changed: it is there in another form',
});

/** How often something is in the report of an import. */
export const ImportSum = Type.Object(
  {
    level,
    what,
    rows: Type.Integer({ description: 'Lines of the report' }),
    count: Type.Integer({ description: 'How many pictures, links, tags' }),
  },
  { $id: 'ImportSum' },
);
export type ImportSum = Static<typeof ImportSum>;

/** A run of an import of another system's content. */
export const ImportRun = Type.Object(
  {
    id: Type.Integer(),
    source: Type.String({ examples: ['wordpress https://old.example.in'] }),
    state: Type.Enum(['running', 'done', 'failed', 'interrupted'], {
      description: 'interrupted: it has said nothing for five minutes, so its process was stopped; what it wrote stays',
    }),
    total: Type.Integer({ description: 'Size of the file in its own measure: bytes or rows' }),
    done: Type.Integer(),
    added: Type.Integer(),
    updated: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
    line_count: Type.Integer({ description: 'Lines of its report that are kept' }),
    left_out: Type.Integer({ description: 'Lines beyond the most that are kept; `sums` counts them too' }),
    sums: Type.Array(ImportSum, { description: 'All lines by what they are about, the most frequent first' }),
    error: Nullable(Type.String()),
    started_at: Timestamp,
    updated_at: Timestamp,
    finished_at: Nullable(Timestamp),
  },
  { $id: 'ImportRun' },
);

/** A line of the report of an import: what the old system has, and what became of it. */
export const ImportLine = Type.Object(
  {
    id: Type.Integer(),
    level,
    what,
    line: Type.Integer({ description: 'Line of the file' }),
    external_id: Type.String({ description: 'The id in the old system' }),
    title: Type.String(),
    address: Type.String({ description: 'On the old site' }),
    count: Type.Integer({ description: 'How many of it' }),
    reason: Type.String(),
    news_id: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The story; null where the row became none, or the story is gone',
    }),
  },
  { $id: 'ImportLine' },
);
export type ImportRun = Static<typeof ImportRun>;
export type ImportLine = Static<typeof ImportLine>;

/** Which lines of a report. */
export const ImportReportQuery = Type.Object({ level: Type.Optional(level), what: Type.Optional(what) });
export type ImportReportQuery = Static<typeof ImportReportQuery>;
