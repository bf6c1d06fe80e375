import type { App } from '../core/app.ts';
import { exceedsGraphemes } from '../text/graphemes.ts';
import { nfc } from '../text/normalise.ts';
import type { StoryImportOptions } from './context.ts';
import { changedPart, type Difference, lostPart, shortText } from './difference.ts';
import type { Ready } from './plan.ts';
import type { OldPicture, OldStory } from './story.ts';

/** Letters of a caption, and of a text for those who do not see a picture, in the library. */
export const longestCaption = 300;

const named = { alt: 'alternative text', caption: 'caption' } as const;
const parts = ['alt', 'caption'] as const;

const folded = (text: string): string => nfc(text).replace(/\s+/g, ' ').trim();

/** A picture has one text in each language, however many stories show it. */
function differencesOf(picture: OldPicture, stored: Record<(typeof parts)[number], string>): Difference[] {
  return parts.flatMap((part) => {
    const [given, now] = [folded(picture[part] ?? ''), folded(stored[part])];
    if (given === '' || given === now) return [];
    const what = `the ${named[part]} "${shortText(given)}" of its picture`;
    return now === ''
      ? lostPart('caption', `${what} is left out`)
      : changedPart('caption', `${what} is "${shortText(now)}"`);
  });
}

/** What the library says of the pictures of stories, where that is not what the old system said. */
export async function captionDifferences(app: App, ready: readonly Ready[]): Promise<Map<OldStory, Difference[]>> {
  const said = ready.filter(({ shown }) => shown.some(({ picture }) => picture.alt || picture.caption));
  const ids = [...new Set(said.flatMap(({ shown }) => shown.map(({ id }) => id)))];
  if (ids.length === 0) return new Map();
  const rows = await app.db.write.selectFrom('media').select(['id', 'alt', 'caption']).where('id', 'in', ids).execute();
  const texts = new Map(
    rows.map(({ id, alt, caption }) => [id, { alt: JSON.parse(alt), caption: JSON.parse(caption) }]),
  );
  return new Map(
    said.map((one) => {
      const { lang } = one.story.input;
      const found = one.shown.flatMap(({ id, picture }) => {
        const stored = texts.get(id);
        const own = { alt: stored?.alt[lang] ?? '', caption: stored?.caption[lang] ?? '' };
        return stored ? differencesOf(picture, own) : [];
      });
      return [one.story, found];
    }),
  );
}

/** The same of a story before its pictures are looked at: what is too long, or has no place without the library. */
export function captionsLeft({ media }: StoryImportOptions, { picture, gallery }: OldStory): Difference[] {
  const left = (one: OldPicture, part: (typeof parts)[number]): Difference[] => {
    const given = folded(one[part] ?? '');
    const what = `the ${named[part]} "${shortText(given)}" of its picture`;
    if (given === '') return [];
    if (!media)
      return part === 'alt' && one !== picture
        ? []
        : [lostPart('caption', `${what} is left out: pictures stay where they are`)];
    return exceedsGraphemes(given, longestCaption)
      ? [changedPart('caption', `${what} is cut after ${longestCaption} letters`)]
      : [];
  };
  return [...(picture ? [picture] : []), ...gallery].flatMap((one) => parts.flatMap((part) => left(one, part)));
}
