import { cleanHtml, withCleanHtml } from '../core/markup/clean.ts';
import type { NewsInput } from '../news/model/news.ts';
import type { StoredNews } from '../news/tables.ts';
import { nfc } from '../text/normalise.ts';
import { captionsLeft } from './captions.ts';
import { compare } from './compare.ts';
import type { Run } from './context.ts';
import { changedPart, type Difference, lostPart, shortText } from './difference.ts';
import type { DifferenceKind } from './model.ts';
import type { Ready } from './plan.ts';
import type { OldStory } from './story.ts';

/** Fields that are stored as they were sent. */
const written = [
  ...(['title', 'summary', 'author', 'byline', 'slug', 'seo_title', 'seo_description'] as const),
  ...(['video_url', 'audio_url', 'thumbnail_url'] as const),
] satisfies (keyof NewsInput & keyof StoredNews)[];

const kindOf = (name: (typeof written)[number]): DifferenceKind =>
  name === 'title' || name === 'summary' || name === 'author' || name === 'slug' ? name : 'field';

const folded = (value: unknown): string => nfc(String(value)).replace(/\s+/g, ' ').trim();

/** What a stored story lacks of what the file says, besides what its reader has reported. */
export function differences(run: Run, ready: Ready, stored: StoredNews): Difference[] {
  const { story, addresses } = ready;
  const fields = written.flatMap((name) => {
    const [given, now] = [ready.input[name], stored[name]];
    if (given === undefined || given === null || given === '' || folded(given) === folded(now)) return [];
    return URL.parse(String(given))?.href === now
      ? []
      : changedPart(
          kindOf(name),
          `${name} is "${shortText(String(now ?? ''))}" instead of "${shortText(String(given))}"`,
        );
  });
  const captions = run.options.media ? [] : captionsLeft(run.options, story);
  return [...fields, ...unsettled(story), ...captions, ...ofText(run, story, stored.content, addresses)];
}

/** The same of a story that is only looked at. */
export async function looked(run: Run, story: OldStory): Promise<Difference[]> {
  const { content = '', content_format: format } = story.input;
  const first = [...unsettled(story), ...captionsLeft(run.options, story)];
  if (!story.held || (format ?? 'html') !== 'html') return first;
  const clean = async (): Promise<string> => cleanHtml(content, 'content');
  const stored = await withCleanHtml(run.actor.name, clean, [content]).catch(() => null);
  return [...first, ...(stored === null ? [] : ofText(run, story, stored, new Map()))];
}

function ofText(
  { source, options }: Run,
  { held, input }: OldStory,
  stored: string,
  addresses: ReadonlyMap<string, string>,
): Difference[] {
  if (!held) return [];
  return compare(held, stored, {
    movedTo: (address) => addresses.get(address) ?? addresses.get(source.pictureAt(address)?.url ?? '') ?? null,
    isOld: (address) => options.media && source.pictureAt(address) !== null,
    fields: [input.video_url, input.audio_url],
  });
}

const unsettled = ({ status, publishedAt }: OldStory): Difference[] =>
  status === 'published' && publishedAt === null
    ? [lostPart('date', 'the file says no time of its publication: it is that of the import')]
    : [];
