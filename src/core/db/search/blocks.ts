import { type RawBuilder, sql } from 'kysely';

/**
 * A GIN index gives rows in no order, but leaps over what is not in all terms of the query. So each row has keys beside
 * its words: its language, and the blocks of ids that it lies in, of all languages and of its own. With them the newest
 * items of a word are found without the others. Two blocks may share a key: ids and language decide in the end.
 */

/** A block has so many bits of an id: 2,048 or 32,768 ids. */
type Bits = 11 | 15;

/** In a key the language stands above the bits of a block, these above its number. */
const langUnit = 2 ** 32;
const bitsUnit = 2 ** 28;

const langKey = `(ascii(lang)::bigint * 256 + ascii(substr(lang, 2))) * ${langUnit}`;
const block = (bits: Bits): string => `${bits * bitsUnit} + (id >> ${bits})`;
/** As the index has it: written in another way it would not be found by it. */
export const rowKeys = `(array[${langKey}, ${langKey} + ${block(11)}, ${langKey} + ${block(15)}, ${block(11)}, ${block(15)}])`;

const keyOfLang = (lang: string): number => ((lang.codePointAt(0) ?? 0) * 256 + (lang.codePointAt(1) ?? 0)) * langUnit;

/** Rows with one of these keys. */
const withKeys = (keys: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`${sql.raw(rowKeys)} && ${keys}`;

/** Keys of all blocks that have ids of a span, a row of `least`, `most` and `bits`. */
function keysOf(span: RawBuilder<unknown>, lang: string | undefined): RawBuilder<unknown> {
  const base = lang === undefined ? 0 : keyOfLang(lang); // a value: the text of a statement is the same in all languages
  return sql`(select array_agg(${base}::bigint + bits * ${sql.lit(bitsUnit)}::bigint + block)
    from ${span} as span, generate_series(least >> bits, most >> bits) as block)`;
}

/** Small blocks for so many ids at most. */
const mostInSmall = 64 << 11;

/** Blocks that the newest items are looked for in first: of one language are fewer in each. */
const firstBlocks = (lang: string | undefined): number => (lang === undefined ? 2 : 8);

/** Where the newest so many small blocks begin. */
const blocksStart = (blocks: number): RawBuilder<number> =>
  sql<number>`(select greatest(0, (coalesce(max(id), 0) >> 11) - ${sql.lit(blocks)} + 1) << 11 from news_index where id > 0)`;

/** A subquery of the newest `limit` ids in the newest so many small blocks. */
export function idsInBlocks(
  rows: RawBuilder<boolean>,
  lang: string | undefined,
  limit: number,
  blocks: number,
): RawBuilder<number> {
  const start = blocksStart(blocks);
  const span = sql`(select ${start} as least, coalesce(max(id), 0) as most, 11 as bits from news_index where id > 0)`;
  return sql<number>`(select id from news_index where ${rows} and ${withKeys(keysOf(span, lang))}
    and ${lang === undefined ? sql`true` : sql`lang = ${lang}`} and id + 0 >= ${start}
    order by id + 0 desc limit ${limit})`;
}

/**
 * A subquery of the newest `limit` ids of the rows of the index that fulfil a condition. It looks at the newest blocks; then
 * at as many below them as should have the others, as often as they were found there; then at all that is left. What needs
 * no look has none.
 */
export function newestIds(rows: RawBuilder<boolean>, lang: string | undefined, limit: number): RawBuilder<number> {
  const inLang = lang === undefined ? sql`true` : sql`lang = ${lang}`;
  const most = sql.lit(limit);
  // By `id + 0` the index of ids is not used: it would unpack the words of each row on the way.
  const found = (keys: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql`select id from news_index
    where ${rows} and ${keys} and ${more} and ${inLang} order by id + 0 desc limit ${most}`;
  const within = (span: string) => sql`${withKeys(keysOf(sql.ref(span), lang))}
    and id + 0 between (select least from ${sql.ref(span)}) and (select most from ${sql.ref(span)})`;
  const blocks = sql.lit(firstBlocks(lang));
  const ofLang = lang === undefined ? sql`true` : withKeys(sql`array[${keyOfLang(lang)}::bigint]`);
  return sql<number>`(with
    top as materialized (select greatest(0, (coalesce(max(id), 0) >> 11) - ${blocks} + 1) << 11 as least,
      coalesce(max(id), 0) as most, 11 as bits from news_index where id > 0),
    newest as materialized (${found(within('top'), sql`true`)}),
    size as (select (${most} - count(*)) * ${blocks} * ${sql.lit(1.5 * 2 ** 11)} / greatest(count(*), 1) as ids from newest),
    below as materialized (select greatest(0, top.least - ids) as least, top.least - 1 as most,
      case when ids < ${sql.lit(mostInSmall)} then 11 else 15 end as bits from top, size),
    further as materialized (${found(within('below'), sql`(select ids > 0 from size)`)}),
    rest as materialized (${found(
      ofLang,
      sql`id + 0 < (select least from below) and (select count(*) from newest) + (select count(*) from further) < ${most}
        and (select least > 0 from below)`,
    )})
    select id from (select id from newest union all select id from further union all select id from rest) as found
    order by id desc limit ${most})`;
}

/** Rows of the blocks that these ids lie in, and of those between them. @param ids as the text of an array */
export function inBlocksOf(ids: string, lang: string | undefined): RawBuilder<boolean> {
  const span = sql`(select min(given) as least, max(given) as most,
    case when max(given) - min(given) < ${sql.lit(mostInSmall)} then 11 else 15 end as bits
    from unnest(${ids}::bigint[]) as given)`;
  return withKeys(keysOf(span, lang));
}
