import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { type Input, type RowQuery, resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import type { App } from '../core/app.ts';
import { Fault, invalidField } from '../core/error.ts';
import { Id, languages } from '../core/model/common.ts';
import { fold } from '../text/fold.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { peopleOf, personOf } from '../users/people.ts';
import { tellMediaChange } from './hooks.ts';
import { Media, MediaInput, MediaKind, MediaStatus } from './model/media.ts';
import { checkChange } from './permissions.ts';
import { enqueueRender } from './render-job.ts';
import { forStaff } from './serving/signed.ts';
import { filesTopic, type StoredMedia, useCounts } from './store.ts';
import { mediaChanged } from './uses.ts';
import { viewMedia } from './view.ts';

type Texts = Partial<Record<string, string>>;

/** Texts by language as they are stored; an empty one is none. */
const storedTexts = (texts: Texts): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.flatMap((lang) => {
        const text = tidyText(texts[lang] ?? '');
        return text === '' ? [] : [[lang, text]];
      }),
    ),
  );

/** Columns of what an editor says about a file. */
export function describedColumns({ name, alt, caption, credit }: Partial<MediaInput>): Partial<StoredMedia> {
  return {
    ...(name === undefined ? {} : { name: tidyLine(name) }),
    ...(alt === undefined ? {} : { alt: storedTexts(alt) }),
    ...(caption === undefined ? {} : { caption: storedTexts(caption) }),
    ...(credit === undefined ? {} : { credit: credit === null ? null : tidyLine(credit) || null }),
  };
}

/** What a file is found by. */
function searchText(row: Pick<StoredMedia, 'name' | 'alt' | 'caption' | 'credit'>): string {
  const texts = [row.alt, row.caption].flatMap((json) => Object.values(JSON.parse(json) as Texts));
  return fold([row.name, ...texts, row.credit ?? ''].join(' ')).slice(0, 10_000);
}

function checkCrop({ crop }: Partial<MediaInput>): void {
  if (!crop) return;
  if (crop.x + crop.width > 1 || crop.y + crop.height > 1)
    throw invalidField('crop', 'must lie within the picture: x + width and y + height are at most 1', 'range');
}

async function toRow(
  c: Change,
  raw: Input,
  before: StoredMedia | null,
  set: Partial<StoredMedia>,
): Promise<Partial<StoredMedia>> {
  const input = raw as Partial<MediaInput>;
  if (before) await checkChange(c, before);
  if (before?.trashed_at && Object.keys(input).length)
    throw new Fault('conflict', 'The file is in the trash: restore it first.');
  const { focal, crop } = input;
  if ((focal || crop) && before && before.kind !== 'image')
    throw invalidField(focal ? 'focal' : 'crop', 'is of pictures only', 'combination');
  checkCrop(input);
  const row: Partial<StoredMedia> = {
    ...describedColumns(input),
    ...(focal === undefined ? {} : { focal: focal === null ? null : JSON.stringify(focal) }),
    ...(crop === undefined ? {} : { crop: crop === null ? null : JSON.stringify(crop) }),
  };
  if ((row.focal !== undefined && row.focal !== before?.focal) || (row.crop !== undefined && row.crop !== before?.crop))
    Object.assign(row, { status: 'processing', error: null });
  const whole = { ...before, ...set, ...row } as StoredMedia;
  return { ...row, search_text: searchText(whole) };
}

function narrow(
  _app: App,
  query: RowQuery<StoredMedia>,
  { is_used, is_trashed, original_key, search: _, ...equal }: Record<string, unknown>,
): RowQuery<StoredMedia> {
  let q = whereEqual(query, equal);
  if (Array.isArray(original_key)) q = q.where('original_key', 'in', original_key);
  q = q.where('trashed_at', is_trashed === true ? 'is not' : 'is', null);
  const used = sql<boolean>`exists (select 1 from media_uses where media_id = media.id)`;
  if (is_used === true) q = q.where(used);
  if (is_used === false) q = q.where(sql<boolean>`not ${used}`);
  return q;
}

async function toNouns(app: App, rows: StoredMedia[]): Promise<Media[]> {
  const uses = await useCounts(
    app.db.write,
    rows.map(({ id }) => id),
  );
  const people = await peopleOf(
    app.db.write,
    rows.map((row) => row.created_by),
  );
  return Promise.all(
    rows.map((row) => {
      const shown = viewMedia(app.config, row, uses.get(row.id) ?? 0, personOf(people, row.created_by));
      return forStaff(app, row, shown);
    }),
  );
}

/** What an edit of a row makes of its file; pictures become ready by the job that makes their variants. */
function changeOf(row: StoredMedia, before: StoredMedia | null | undefined): 'ready' | 'removed' | null {
  if (row.trashed_at !== null) return before?.trashed_at === null ? 'removed' : null;
  const isShown = before?.trashed_at === null && before.original_key === row.original_key;
  return row.status === 'ready' && !isShown ? 'ready' : null;
}

/** The library. Files are added by `upload.ts`, and removed by way of the trash (`trash.ts`). */
export const mediaResource = resource<StoredMedia>({
  name: 'media',
  one: 'media file',
  table: 'media',
  input: MediaInput,
  noun: Media,
  filters: {
    kind: MediaKind,
    status: MediaStatus,
    created_by: Id,
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Hash of the content' }),
    original_key: Type.Array(Type.String({ pattern: '^o/[0-9a-f]{2}/[0-9a-f]{32}-[0-9a-f]{16}\\.[a-z0-9]{3,4}$' }), {
      maxItems: 100,
      description: 'Files by the end of their original address, `o/…`, as texts name them',
    }),
    is_used: Type.Boolean(),
    is_trashed: Type.Boolean({ description: 'true: the trash; else what is not in it' }),
  },
  sorts: ['-created_at', 'updated_at', 'name', 'kind', 'status', 'bytes', 'created_by', 'id'],
  nullable: ['created_by'],
  searchColumn: 'search_text',
  narrow,
  toNoun: async (app, row) => (await toNouns(app, [row]))[0],
  toNouns,
  toRow,
  checkEdit: checkChange,
  async afterWrite(c, row, before) {
    if (row.kind === 'image' && row.status === 'processing') await enqueueRender(c, row);
    if (before) await mediaChanged(c, row.id);
    if (before && (['trashed_at', 'crop', 'original_key'] as const).some((name) => row[name] !== before[name]))
      c.touch(filesTopic);
    const state = changeOf(row, before);
    if (state) await tellMediaChange(c, state, row);
  },
  beforeRemove: async (c) => c.touch(filesTopic),
  access: { read: 'media.read', write: 'media.write' },
});
