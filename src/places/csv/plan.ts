import { setImmediate } from 'node:timers/promises';
import { cellError } from '../../core/csv/csv.ts';
import type { FieldError } from '../../core/error.ts';
import { type PlaceType, placeTypeOf, placeTypes } from '../model.ts';
import { slugsFor, wrongParent } from '../parts.ts';
import { placeKey } from '../place-key.ts';
import { codeOf, placeLevel, type StoredPlace } from '../tree.ts';
import type { Given } from './rows.ts';

/** What the plan needs of a place that is there. */
export type Present = Pick<
  StoredPlace,
  'id' | 'parent_id' | 'type' | 'code' | 'slug' | 'name' | 'texts' | 'lat' | 'lon' | 'tz' | 'rev'
>;

/** A place as the file wants it. */
export interface PlannedPlace {
  line: number;
  /** The place that it is already; null for a new one. */
  before: Present | null;
  parent: Node | null;
  type: PlaceType;
  name: string;
  slug: string;
  code: string | null;
  texts: string;
  lat: number | null;
  lon: number | null;
  tz: string | null;
}

/** A place that is there, or will be. */
type Node = Present | PlannedPlace;

export const isPresent = (node: Node): node is Present => 'id' in node;

const codeKey = (type: string, code: string): string => `${type} ${code}`;

/** Rows that are processed before other requests are served. */
const atOnce = 1_000;

/** Places by all that a file may call them by: those of the database, then those of the file. */
class Index {
  readonly #bySlug = new Map<string, Node>();
  readonly #byCode = new Map<string, Node>();
  readonly #byId = new Map<number, Present>();
  readonly #byName = new Map<string, Node>();
  readonly #byText = new Map<string, Node[]>();
  readonly #former: ReadonlyMap<string, number>;

  /** @param former ids by slugs that places had before */
  constructor(former: ReadonlyMap<string, number>) {
    this.#former = former;
  }

  async fill(present: readonly Present[]): Promise<void> {
    for (const [i, place] of present.entries()) {
      this.#byId.set(place.id, place);
      this.add(place, place.parent_id);
      if (i % atOnce === 0) await setImmediate();
    }
  }

  /** @param parent the id of a place that is there, or one of the file */
  add(node: Node, parent: number | PlannedPlace | null): void {
    this.#bySlug.set(node.slug, node);
    if (node.code !== null) this.#byCode.set(codeKey(node.type, node.code), node);
    this.#byName.set(this.#nameKey(node.type, node.name, parent), node);
    const text = placeKey(node.name);
    const all = this.#byText.get(text);
    if (all) all.push(node);
    else this.#byText.set(text, [node]);
  }

  #nameKey(type: string, name: string, parent: number | PlannedPlace | null): string {
    const within = parent === null || typeof parent === 'number' ? String(parent) : (parent.before?.id ?? parent.slug);
    return `${type} ${within} ${placeKey(name)}`;
  }

  slug = (slug: string): Node | undefined => this.#bySlug.get(slug);
  /** The place that had a slug before. */
  former = (slug: string): Present | undefined => this.#byId.get(this.#former.get(slug) ?? -1);
  code = (type: string, code: string): Node | undefined => this.#byCode.get(codeKey(type, code));
  named = (type: string, name: string, parent: Node | null): Node | undefined =>
    this.#byName.get(this.#nameKey(type, name, parent === null ? null : isPresent(parent) ? parent.id : parent));

  /** What a cell `parent` may mean for a place of this type. */
  parents(text: string, type: PlaceType): Node[] {
    const [prefix, rest] = text.split(':', 2) as [string, string | undefined];
    if (rest !== undefined) {
      const of = placeTypeOf(prefix);
      const one = of === null ? undefined : this.code(of, codeOf(rest));
      return one ? [one] : [];
    }
    const bySlug = this.slug(text.toLowerCase()) ?? this.former(text.toLowerCase());
    if (bySlug && wrongParent(type, bySlug.type) === null) return [bySlug];
    const byName = this.#parentsNamed(text, type);
    if (byName.length > 0) return byName;
    if (bySlug) return [bySlug];
    const byId = /^\d{1,15}$/.test(text) ? this.#byId.get(Number(text)) : undefined;
    if (byId) return [byId];
    const wider = placeTypes.slice(0, placeLevel(type));
    const found = wider.flatMap((t) => this.code(t, codeOf(text)) ?? []);
    return found.length ? found : placeTypes.flatMap((t) => this.code(t, codeOf(text)) ?? []);
  }

  /**
   * Places of this name that one of this type may lie below: a district and its seat share a name, and the seat may have
   * the slug. Those of the file come first.
   */
  #parentsNamed(text: string, type: PlaceType): Node[] {
    const all = (this.#byText.get(placeKey(text)) ?? []).filter((node) => wrongParent(type, node.type) === null);
    const ofFile = all.filter((node) => !isPresent(node));
    return ofFile.length > 0 ? ofFile : all;
  }
}

/** How an error names a place so that the cell `parent` can hold it. */
const writtenOf = (node: Node): string => (node.code === null ? node.slug : `${node.type}:${node.code}`);

/**
 * The changes of a file to the places that are there. A row is the place with its code, else with its slug, else the
 * one of its name and type right below its parent, and else a new one. Wider places are looked at first, so the order
 * of the file does not matter; a place can only lie below a wider one, so nothing can come to lie below itself.
 * @param former ids by slugs that places had before: a row may still name its place so, which keeps its present slug
 * @param errors gets what is wrong; the plan is good only without any
 */
export async function placePlan(
  rows: readonly Given[],
  present: readonly Present[],
  former: ReadonlyMap<string, number>,
  errors: FieldError[],
): Promise<PlannedPlace[]> {
  const index = new Index(former);
  await index.fill(present);
  const wanted = new Set(rows.map(({ slug }) => slug));
  const claimed = new Map<number, number>();
  const planned: PlannedPlace[] = [];
  for (const [i, row] of rows.toSorted((a, b) => placeLevel(a.type) - placeLevel(b.type)).entries()) {
    if (i % atOnce === 0) await setImmediate();
    const wrong = (column: string, message: string): void => void errors.push(cellError(row.line, column, message));
    const parent = parentOf(row, index, wrong);
    if (parent === undefined) continue;
    const same = sameAs(row, parent, index, wrong);
    if (same === undefined) continue;
    if (same !== null && !isPresent(same)) {
      wrong(
        row.code !== undefined ? 'code' : row.slug !== undefined ? 'slug' : 'name',
        `is the place of line ${same.line}`,
      );
      continue;
    }
    const first = same && claimed.get(same.id);
    if (same && first) {
      wrong('name', `is the place of line ${first}`);
      continue;
    }
    if (same) claimed.set(same.id, row.line);
    const isUsed = (slug: string): boolean =>
      index.slug(slug) !== undefined || index.former(slug) !== undefined || wanted.has(slug);
    const isFormer = row.code === undefined && row.slug !== undefined && index.former(row.slug) !== undefined;
    const slug =
      (isFormer ? same?.slug : row.slug) ??
      same?.slug ??
      firstFree(slugsFor(row.name, row.type, parent?.slug ?? null), isUsed);
    const node: PlannedPlace = {
      line: row.line,
      before: same,
      parent,
      type: row.type,
      name: row.name,
      slug,
      code: row.code ?? same?.code ?? null,
      texts: mergedTexts(same?.texts ?? '{}', row.names),
      lat: row.lat ?? same?.lat ?? null,
      lon: row.lon ?? same?.lon ?? null,
      tz: row.tz ?? same?.tz ?? null,
    };
    index.add(node, parent === null ? null : isPresent(parent) ? parent.id : parent);
    planned.push(node);
  }
  return planned;
}

type Wrong = (column: string, message: string) => void;

/** Undefined when something is wrong. */
function parentOf(row: Given, index: Index, wrong: Wrong): Node | null | undefined {
  if (row.type === 'country') return null;
  const all = index.parents(row.parent, row.type);
  const [parent, other] = all;
  if (!parent) return void wrong('parent', 'is no place of this file or of the database');
  if (other) return void wrong('parent', `means ${all.map(writtenOf).join(' and ')}; write one of these`);
  const message = wrongParent(row.type, parent.type);
  return message === null ? parent : void wrong('parent', message);
}

/** The place that a row is; null for a new one, undefined when something is wrong. */
function sameAs(row: Given, parent: Node | null, index: Index, wrong: Wrong): Node | null | undefined {
  const byCode = row.code === undefined ? undefined : index.code(row.type, row.code);
  const bySlug = row.slug === undefined ? undefined : (index.slug(row.slug) ?? index.former(row.slug));
  if (bySlug && bySlug.type !== row.type) return void wrong('slug', `is that of a ${bySlug.type}`);
  if (bySlug && byCode && bySlug !== byCode) return void wrong('slug', 'is that of another place than the code');
  if (bySlug && !byCode && row.code !== undefined && bySlug.code !== null && bySlug.code !== row.code)
    return void wrong('slug', `is that of a place with the code ${bySlug.code}`);
  const found = byCode ?? bySlug;
  if (found) return found;
  const named = index.named(row.type, row.name, parent);
  // Two places of one name in one parent are distinguished by their codes.
  if (named && row.code !== undefined && named.code !== null) return null;
  return named ?? null;
}

function firstFree(slugs: Iterable<string>, isUsed: (slug: string) => boolean): string {
  for (const slug of slugs) if (!isUsed(slug)) return slug;
  throw new Error('There are always more slugs.');
}

/** Names of before with those of the file, in one order whatever that of the columns. */
function mergedTexts(before: string, names: Record<string, string>): string {
  if (Object.keys(names).length === 0) return before;
  const texts = JSON.parse(before) as Record<string, { name?: string }>;
  for (const [lang, name] of Object.entries(names)) texts[lang] = { name };
  return JSON.stringify(texts);
}
