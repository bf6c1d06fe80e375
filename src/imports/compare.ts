import { stripHtml } from '../text/markup/html.ts';
import { pageOfFrame, playerOf } from '../text/markup/players/players.ts';
import { nfc } from '../text/normalise.ts';
import { type Counted, type Inventory, inventoryOf } from './content/inventory.ts';
import { changedPart, type Difference, lostPart, shortText } from './difference.ts';
import type { DifferenceKind } from './model.ts';

/** What became of the addresses of a text. */
export interface Moves {
  /** Where a picture lies now; null: where it lay. */
  movedTo(address: string): string | null;
  /** Whether an address is of the old site. */
  isOld(address: string): boolean;
  /** Films and recordings that are fields of the story. */
  fields: readonly (string | null | undefined)[];
}

/** Lines of one kind that a story has in a report; of more only the number is reported. */
const mostLines = 20;

const own = 'https://own-site.invalid';
const files = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|epub|zip|rar|txt|csv|mp3|m4a|ogg|oga|wav|mp4|m4v|mov|webm|avi)$/i;

/** What all ways to write an address have alike. */
function plain(address: string): string {
  const url = URL.parse(nfc(address.trim()), own);
  return url ? url.href.replace(/^http:/, 'https:') : address;
}

/** A player has one address of its page, however it is framed. */
const frameKey = (address: string): string => plain(playerOf(plain(address))?.page ?? address);

/** What a text of the old system holds, and the stored text does not. @param held of the old text @param stored HTML */
export function compare(held: Inventory, stored: string, moves: Moves): Difference[] {
  const now = inventoryOf(stored);
  const addresses = new Set([...now.pictures, ...now.links, ...now.media, ...now.frames].map(plain));
  const links = new Set(now.links.map(plain));
  const fields = moves.fields.filter((field) => field !== null && field !== undefined);
  for (const field of fields) addresses.add(plain(field));
  const frames = new Set([...now.frames, ...now.media, ...fields].map(frameKey));
  const isThere = (address: string): boolean => {
    const moved = moves.movedTo(address);
    return addresses.has(plain(address)) || (moved !== null && addresses.has(plain(moved)));
  };
  return [
    ...listed('frame', held.frames, (address) => {
      if (frames.has(frameKey(address))) return null;
      const page = pageOfFrame(plain(address)) ?? address;
      return links.has(plain(page)) ? changedPart('frame', `the frame ${shortText(address)} is a link`) : undefined;
    }),
    ...listed('picture', held.pictures, (address) => (isThere(address) ? null : undefined)),
    ...listed('file', held.media, (address) => (isThere(address) ? oldFile(address, moves) : undefined)),
    ...listed('link', held.links, (address) => (isThere(address) ? oldFile(address, moves) : undefined)),
    ...captions(held.captions, stored, now.captions),
    ...counts(held.counts, now.counts),
  ];
}

/** A file of the old site is gone with it. */
const oldFile = (address: string, { isOld }: Moves): Difference | null =>
  isOld(address) && files.test(URL.parse(address, own)?.pathname ?? '')
    ? lostPart('file', `${shortText(address)} lies on the old site, and is not taken over`)
    : null;

/** @param become null: it is there; undefined: it is lost */
function listed(
  what: DifferenceKind,
  addresses: readonly string[],
  become: (address: string) => Difference | null | undefined,
): Difference[] {
  const found = [...new Set(addresses)].flatMap((address) => {
    const became = become(address);
    return became === null ? [] : (became ?? lostPart(what, `the ${what} ${shortText(address)} is left out`));
  });
  const more = found.length - mostLines;
  return more > 0 ? [...found.slice(0, mostLines), lostPart(what, `and ${more} more of the kind`, more)] : found;
}

function captions(held: readonly string[], stored: string, now: readonly string[]): Difference[] {
  if (held.length === 0) return [];
  const kept = new Set(now.map(folded));
  const words = folded(stripHtml(stored));
  return listed('caption', held, (caption) => {
    if (kept.has(folded(caption))) return null;
    return words.includes(folded(caption))
      ? changedPart('caption', `the caption "${shortText(caption)}" is text`)
      : undefined;
  });
}

const folded = (text: string): string => nfc(text).replace(/\s+/g, ' ').trim();

const names: Readonly<Record<Counted, string>> = {
  heading: 'headings',
  table: 'tables',
  list: 'lists',
  quotation: 'quotations',
  code: 'passages of code',
  form: 'forms',
  script: 'scripts and drawings',
};

function counts(held: Inventory['counts'], now: Inventory['counts']): Difference[] {
  return (Object.entries(held) as [Counted, number][]).flatMap(([kind, count]) => {
    const missing = count - (now[kind] ?? 0);
    return missing > 0 ? lostPart(kind, `${missing} of ${count} ${names[kind]} are left out`, missing) : [];
  });
}
