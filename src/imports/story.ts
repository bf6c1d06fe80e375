import type { Lang } from '../core/model/common.ts';
import type { NewsInput } from '../news/model/news.ts';
import { nfcOfHtml } from '../text/markup/address.ts';
import { cleanText } from '../text/normalise.ts';
import type { Inventory } from './content/inventory.ts';
import type { Difference } from './difference.ts';

/** A picture of the old site. */
export interface OldPicture {
  /** Where it is; also what it is recognised by. */
  url: string;
  alt?: string | undefined;
  caption?: string | undefined;
}

export interface OldCategory {
  /** What stories and children name it by. */
  key: string;
  parent: string | null;
  name: string;
  /** In the address; absent where it is not written in Latin letters. */
  slug?: string | undefined;
  names: Partial<Record<Lang, string>>;
  /** Words of the page of the category, which nothing here takes. */
  about?: readonly string[];
  /** Old addresses, and the language of their stories. */
  paths: readonly { path: string; lang: Lang | null }[];
}

/** What no import takes from the old system by name. */
type Own = 'category_id' | 'translation_group' | 'media_id' | 'gallery' | 'place_ids';

/** A story as the old system has it, in the fields of this one. */
export interface OldStory {
  id: string;
  /** Where it begins in the file. */
  line: number;
  input: Omit<NewsInput, Own> & { lang: Lang; place_ids?: number[] };
  /** `published` with a time to come is scheduled. */
  status: 'draft' | 'review' | 'published';
  /** ISO time; null for what never was out. */
  publishedAt: string | null;
  category: string | null;
  picture: OldPicture | null;
  gallery: readonly OldPicture[];
  /** Where it was on the old site, for the report. */
  address?: string | undefined;
  /** Stories with the same text are translations of each other. */
  group: string | null;
  /** Old addresses. */
  paths: readonly string[];
  /** How often it was read there; a story that is here already keeps its own count. */
  views?: number;
  /** What of it could not be imported, as far as the reader of the file finds. */
  notes: readonly Difference[];
  /** What its text held in the old system; absent where it was no HTML. */
  held?: Inventory | undefined;
}

/** A value with clean texts in NFC: other systems let in what was pasted. */
export function cleaned<T>(value: T): T {
  if (typeof value === 'string') return nfcOfHtml(cleanText(value)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)])) as T;
}

/** A story all of whose texts can be stored. */
export const cleanStory = ({ picture, gallery, held, ...story }: OldStory): OldStory => ({
  ...cleaned(story),
  held,
  picture: picture && cleanPicture(picture),
  gallery: gallery.map(cleanPicture),
});

/** Its address stays as the server of the old site knows it. */
const cleanPicture = ({ url, ...words }: OldPicture): OldPicture => ({ url, ...cleaned(words) });

/** A row that is not imported. */
export interface RefusedStory {
  refused: string;
  id: string;
  line: number;
  title: string;
  /** Such rows are no stories, and are counted by this name: `nav_menu_item`. */
  type?: string;
  /** Its address on the old site. */
  address?: string | undefined;
}

/** A file of another system. */
export interface ImportSource {
  /** The system and the site: `wordpress https://example.in`. */
  name: string;
  categories: readonly OldCategory[];
  /** In the order of the file. @throws Fault with the line where the file is broken */
  stories(onBytes: (done: number, total: number) => void): AsyncIterable<OldStory | RefusedStory>;
  /** The picture that an address in a text means; null for one of another site, which stays where it is. */
  pictureAt(src: string): OldPicture | null;
  /** What of the file belongs to no story. */
  differences?: readonly Difference[];
  /** Where a picture lies in the local copy of the old site's files; null where it cannot lie there. */
  localPath(url: string): string | null;
}
