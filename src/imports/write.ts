import { type Change, change } from '../core/api/change.ts';
import { insertRow, updateRow } from '../core/api/resource.ts';
import { parseJson } from '../core/api/validate.ts';
import { instant, isoTime } from '../core/clock.ts';
import { ofDatabase } from '../core/db/error.ts';
import { Fault, invalid } from '../core/error.ts';
import { cleanHtml, withCleanHtml } from '../core/markup/clean.ts';
import { endErrors, ownEnds } from '../news/ends.ts';
import { type NewsInput, NewsInput as NewsInputSchema } from '../news/model/news.ts';
import { newsResource } from '../news/resource.ts';
import type { StoredNews } from '../news/tables.ts';
import { storeRedirect } from '../redirects/find.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { longestCaption } from './captions.ts';
import { picturesIn, withPictures } from './content/pictures.ts';
import type { Run } from './context.ts';
import { type Difference, lostPart, shortText } from './difference.ts';
import type { MediaImport, PictureResult } from './media.ts';
import type { Decided, Ready } from './plan.ts';
import { groupMember, storeItem } from './store.ts';
import type { OldPicture, OldStory } from './story.ts';

/** Why the fields of a story are refused; null when they are not. */
export function checkOldStory({ input, publishedAt }: OldStory): string | null {
  try {
    const given = parseJson(NewsInputSchema, input) as NewsInput;
    const utc = (time: string | null | undefined): string | null => (time ? isoTime(instant(time)) : null);
    const ends = { expires_at: utc(given.expires_at), breaking_until: utc(given.breaking_until) };
    const errors = publishedAt === null ? [] : endErrors(ends, publishedAt, ownEnds);
    if (errors.length) throw invalid(errors);
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.errors.map(({ field, message }) => `${field} ${message}`.trim()).join('; ') || error.message;
  }
}

/** Where a picture is, as far as a story may say so. */
function webAddress(picture: OldPicture | null): string | null {
  const url = URL.parse(picture?.url ?? '');
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : null;
}

/** Every picture of a story that would be imported. */
export function oldPictures(
  source: Run['source'],
  { picture, gallery, input: { content = '' } }: OldStory,
): OldPicture[] {
  const inText = picturesIn(content).map((src) => source.pictureAt(src));
  return [picture, ...gallery, ...inText].filter((one) => one !== null);
}

/** Takes the pictures of a story over, and gives it with their ids and addresses. */
export async function withMedia({ source, options }: Run, media: MediaImport | null, decided: Decided): Promise<Ready> {
  const { story } = decided;
  const notes = [...story.notes];
  const { lang, content = '' } = story.input;
  if (!media) {
    const hasSome = story.picture !== null || story.gallery.length > 0;
    const image_url = webAddress(story.picture);
    const images = story.gallery.flatMap((picture) => {
      const url = webAddress(picture);
      return url === null ? [] : { url, ...(picture.alt ? { alt: cutGraphemes(picture.alt, longestCaption) } : {}) };
    });
    return {
      ...decided,
      notes,
      input: { ...story.input, image_url, images },
      isPartial: hasSome && !options.media,
      addresses: new Map(),
      shown: [],
    };
  }
  const problems: Difference[] = [];
  const idOf = (imported: PictureResult, url: string): number[] => {
    if ('id' in imported) return [imported.id];
    problems.push(lostPart('picture', `the picture ${shortText(url)} ${imported.problem}`));
    return [];
  };
  const addresses = new Map<string, string>();
  const inText = picturesIn(content).flatMap((src) => {
    const picture = source.pictureAt(src);
    return picture ? [{ src, picture }] : [];
  });
  const [main, gallery] = await Promise.all([
    story.picture && media.take(story.picture, lang),
    Promise.all(story.gallery.map((picture) => media.take(picture, lang))),
    ...inText.map(async ({ src, picture }) => {
      const imported = await media.take(picture, lang);
      if ('id' in imported) addresses.set(src, imported.address).set(picture.url, imported.address);
      else problems.push(lostPart('picture', `the picture ${shortText(src)} ${imported.problem}`));
    }),
  ]);
  const [media_id = null] = main && story.picture ? idOf(main, story.picture.url) : [];
  const shown = media_id !== null && story.picture ? [{ id: media_id, picture: story.picture }] : [];
  const ids = gallery.flatMap((imported, n) => {
    const picture = story.gallery[n] as OldPicture;
    const found = idOf(imported, picture.url);
    shown.push(...found.map((id) => ({ id, picture })));
    return found;
  });
  // A picture that could not be had stays where it is: the old site may come back.
  const image_url = media_id === null ? webAddress(story.picture) : null;
  const text = withPictures(content, (src) => addresses.get(src) ?? sameAs(src, source, addresses));
  return {
    ...decided,
    input: { ...story.input, content: text, media_id, gallery: [...new Set(ids)], image_url },
    notes: [...notes, ...problems],
    isPartial: problems.length > 0,
    addresses,
    shown,
  };
}

/** A link to the full size of a picture that was imported leads to that. */
function sameAs(src: string, source: Run['source'], addresses: ReadonlyMap<string, string>): string | null {
  return addresses.get(source.pictureAt(src)?.url ?? '') ?? null;
}

const contentsOf = (ready: readonly Ready[]): string[] => ready.map(({ input }) => input.content ?? '');

/** Those that miss the same pictures as the last time: to write them again would only announce a change to clients. */
export async function unchanged({ app, actor }: Run, ready: readonly Ready[]): Promise<Set<Ready>> {
  const again = ready.filter(({ action, isPartial }) => action === 'retry' && isPartial);
  const ids = again.flatMap(({ before }) => before?.row_id ?? []);
  if (ids.length === 0) return new Set();
  const columns = ['id', 'content', 'media_id', 'gallery', 'image_url'] as const;
  const rows = await app.db.write.selectFrom('news').select(columns).where('id', 'in', ids).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const isSame = ({ before, input }: Ready): boolean => {
    const row = stored.get(before?.row_id ?? 0);
    return (
      row !== undefined &&
      row.media_id === (input.media_id ?? null) &&
      row.gallery === JSON.stringify(input.gallery ?? []) &&
      row.image_url === (input.image_url ?? null) &&
      row.content === cleanHtml(input.content ?? '', 'content')
    );
  };
  return withCleanHtml(actor.name, async () => new Set(again.filter(isSame)), contentsOf(again));
}

interface Written {
  decided: Ready;
  /** What is stored; a text: why it was refused. */
  outcome: StoredNews | string;
}

/** Writes stories in one transaction; where one is refused, each in its own. */
export async function writeStories(run: Run, ready: readonly Ready[]): Promise<Written[]> {
  if (ready.length === 0) return [];
  try {
    const write = (): Promise<Written[]> =>
      change(run.app, run.actor, async (given) => {
        const c: Change = { ...given, isSilent: true };
        const done: Written[] = [];
        for (const one of ready) done.push(await writeStory(c, run, one));
        return done;
      });
    return await withCleanHtml(run.actor.name, write, contentsOf(ready));
  } catch (error) {
    const fault = error instanceof Fault ? error : ofDatabase(error);
    if (!fault || fault.code === 'unavailable') throw error;
    const [first] = ready;
    if (ready.length === 1 && first) return [{ decided: first, outcome: fault.message }];
    const each: Written[] = [];
    for (const one of ready) each.push(...(await writeStories(run, [one])));
    return each;
  }
}

async function writeStory(c: Change, run: Run, ready: Ready): Promise<Written> {
  const { story, before, hash } = ready;
  const notes = [...ready.notes];
  const source = run.source.name;
  const group = story.group;
  const input: Partial<NewsInput> = {
    ...ready.input,
    category_id: story.category === null ? null : (run.categories.get(story.category) ?? null),
  };
  const state = await stateOf(c, story, before?.row_id);
  const translated = group === null ? null : await groupMember(c, source, group, story.id);
  const isFree = translated !== null && (await isLanguageFree(c, translated, story.input.lang, before?.row_id ?? 0));
  if (isFree) input.translation_group = translated;
  else if (translated !== null)
    notes.push(lostPart('translation', 'another story of its translations has the same language: it stands alone'));
  const row = before
    ? await updateRow(c, newsResource, before.row_id, input, null, { action: 'import', set: state })
    : await insertRow(c, newsResource, input, { ...state, ...(story.views ? { views: story.views } : {}) });
  const is_partial = +ready.isPartial;
  await storeItem(c, {
    source,
    kind: 'story',
    external_id: story.id,
    row_id: row.id,
    hash,
    story_group: group,
    is_partial,
  });
  for (const path of story.paths)
    await storeRedirect(c, { path, resource: 'news', row_id: row.id, lang: null, leads_to: null });
  return { decided: { ...ready, notes }, outcome: row };
}

/**
 * What is to come is scheduled; what was planned for a time that has passed is out. A story of which the file says no
 * time keeps the one at which it was imported.
 */
async function stateOf(c: Change, { status, publishedAt }: OldStory, rowId: number | undefined) {
  if (status !== 'published') return { status };
  const before =
    rowId === undefined || publishedAt !== null
      ? undefined
      : await c.tx.selectFrom('news').select('published_at').where('id', '=', rowId).executeTakeFirst();
  const published_at = publishedAt ?? before?.published_at ?? c.now;
  return { status: published_at > c.now ? ('scheduled' as const) : ('published' as const), published_at };
}

async function isLanguageFree(c: Change, memberId: number, lang: string, ownId: number): Promise<boolean> {
  const member = await c.tx
    .selectFrom('news')
    .select(['translation_group', 'lang'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) return false;
  const { translation_group: group } = member;
  if (group === null) return member.lang !== lang;
  const inserted = await c.tx
    .selectFrom('news')
    .select('id')
    .where('translation_group', '=', group)
    .where('lang', '=', lang)
    .where('status', '<>', 'trashed')
    .where('id', '<>', ownId)
    .executeTakeFirst();
  return inserted === undefined;
}
