import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Fault } from '../../core/error.ts';
import type { TextPart } from '../../core/files/parts.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Key = Type.Union([Type.String(), Type.Integer()]);
const Flag = Type.Optional(Type.Union([Type.Boolean(), Type.Integer(), Type.Null()]));

export const GhostPost = Type.Object({
  id: Key,
  uuid: Text,
  title: Text,
  slug: Text,
  html: Text,
  lexical: Text,
  mobiledoc: Text,
  feature_image: Text,
  featured: Flag,
  /** Ghost before 3 says `page` instead of `type`. */
  page: Flag,
  type: Text,
  status: Text,
  locale: Text,
  visibility: Text,
  /** Milliseconds in exports of the first versions. */
  published_at: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()])),
  custom_excerpt: Text,
  meta_title: Text,
  meta_description: Text,
  codeinjection_head: Text,
  codeinjection_foot: Text,
  canonical_url: Text,
  author_id: Type.Optional(Type.Union([Key, Type.Null()])),
});
export type GhostPost = Static<typeof GhostPost>;

const Tag = Type.Object({ id: Key, name: Type.String(), slug: Type.String(), visibility: Text, description: Text });
const User = Type.Object({ id: Key, name: Type.String() });
const PostTag = Type.Object({ post_id: Key, tag_id: Key, sort_order: Type.Optional(Type.Integer()) });
const PostAuthor = Type.Object({ post_id: Key, author_id: Key, sort_order: Type.Optional(Type.Integer()) });
const PostMeta = Type.Object({
  post_id: Key,
  feature_image_alt: Text,
  feature_image_caption: Text,
  meta_title: Text,
  meta_description: Text,
  og_title: Text,
  og_description: Text,
  og_image: Text,
  twitter_title: Text,
  twitter_description: Text,
  twitter_image: Text,
});

const list = <S extends Parameters<typeof Type.Array>[0]>(schema: S) => Type.Optional(Type.Array(schema));

const Data = Type.Object({
  posts: Type.Array(GhostPost),
  tags: list(Tag),
  users: list(User),
  posts_tags: list(PostTag),
  posts_authors: list(PostAuthor),
  posts_meta: list(PostMeta),
  comments: list(Type.Object({ post_id: Key })),
});
export type GhostData = Static<typeof Data>;

const data = Compile(Data);

/** Of an export; JSON is read whole. */
const mostBytes = 400 * 1_048_576;

async function textOf(part: TextPart): Promise<string> {
  if (part.bytes > mostBytes)
    throw new Fault('invalid', `${part.name} has more than ${mostBytes / 1_048_576} MB: export it in parts.`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.open()) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Fault('invalid', `${part.name} unpacks to more than ${mostBytes / 1_048_576} MB.`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Fault('invalid', `${part.name} is not UTF-8.`);
  }
}

/** @throws Fault `invalid` with the line where the JSON is broken, or the field that is missing */
export async function readGhost(part: TextPart): Promise<GhostData> {
  const text = await textOf(part);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Fault('invalid', `${part.name}, line ${lineOf(text, error as Error)}: this is no JSON.`);
  }
  const { db, ...bare } = (parsed ?? {}) as { db?: unknown };
  const first = Array.isArray(db) ? (db[0] as { data?: unknown } | undefined) : bare;
  const found = (first as { data?: unknown } | undefined)?.data ?? first;
  if (data.Check(found)) return found;
  const [error] = data.Errors(found);
  const path = error?.instancePath.slice(1).replaceAll('/', '.') || 'posts';
  throw new Fault(
    'invalid',
    `${part.name} is no export of Ghost: db[0].data.${path} ${error?.message ?? 'is missing'}.`,
  );
}

/** The line that the error of `JSON.parse` names by a position; the last where it names none. */
function lineOf(text: string, { message }: Error): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const before = position === undefined ? text : text.slice(0, Number(position));
  return before.split('\n').length;
}
