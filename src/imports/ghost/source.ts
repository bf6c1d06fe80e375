import { Fault } from '../../core/error.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { pathKey } from '../../redirects/path.ts';
import { languageOf } from '../../text/language.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { tidyLine } from '../../text/normalise.ts';
import { carriedOver } from '../content/carried.ts';
import { inventoryOf } from '../content/inventory.ts';
import { instantOf } from '../dates.ts';
import { changedPart, type Difference, lostPart, shortText } from '../difference.ts';
import { canonicalOf, cutTo, tagNames } from '../fields.ts';
import type { ImportSource, OldPicture, OldStory, RefusedStory } from '../story.ts';
import type { GhostData, GhostPost } from './export.ts';

interface GhostOptions {
  /** Address of the old site, without a slash at its end: the export does not say it. */
  site: string | null;
  lang: Lang | null;
  defaultLang: Lang;
  /** Of times without one, an IANA zone; Ghost itself writes UTC. */
  siteZone: string | null;
}

/** What stands for the address of the site in an export. */
const placeholder = '__GHOST_URL__';

type GhostTag = NonNullable<GhostData['tags']>[number];

/** What posts point at. */
interface Index {
  tags: Map<string, GhostTag>;
  tagsOf: Map<string, GhostTag[]>;
  authorsOf: Map<string, string[]>;
  metaOf: Map<string, NonNullable<GhostData['posts_meta']>[number]>;
  commentsOf: Map<string, number>;
  users: Map<string, string>;
}

function indexOf(data: GhostData): Index {
  const tags = new Map(data.tags?.map((tag) => [String(tag.id), tag]));
  const users = new Map(data.users?.map(({ id, name }) => [String(id), name]));
  const byOrder = <T extends { sort_order?: number }>(links: T[] | undefined): T[] =>
    (links ?? []).toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
  const tagLinks = Map.groupBy(byOrder(data.posts_tags), ({ post_id }) => String(post_id));
  const authorLinks = Map.groupBy(byOrder(data.posts_authors), ({ post_id }) => String(post_id));
  return {
    tags,
    users,
    tagsOf: new Map(
      [...tagLinks].map(([id, links]) => [id, links.flatMap(({ tag_id }) => tags.get(String(tag_id)) ?? [])]),
    ),
    authorsOf: new Map(
      [...authorLinks].map(([id, links]) => [id, links.flatMap(({ author_id }) => users.get(String(author_id)) ?? [])]),
    ),
    commentsOf: new Map(
      [...Map.groupBy(data.comments ?? [], ({ post_id }) => String(post_id))].map(([id, { length }]) => [id, length]),
    ),
    metaOf: new Map(data.posts_meta?.map((meta) => [String(meta.post_id), meta])),
  };
}

/** `#internal` tags of Ghost are for its editors. */
const isPublic = ({ name, visibility }: GhostTag): boolean => visibility !== 'internal' && !name.startsWith('#');

const basePath = (site: string): string => URL.parse(site)?.pathname.replace(/\/+$/, '') ?? '';

/** Where the first tag of any post is a category. */
function categoriesOf(data: GhostData, index: Index, declared: Lang | null, base: string) {
  const main = new Set(data.posts.flatMap(({ id }) => index.tagsOf.get(String(id))?.find(isPublic)?.slug ?? []));
  return [...index.tags.values()]
    .filter(({ slug }) => main.has(slug))
    .map(({ name, slug, description }) => {
      const lang = languageOf(declared, [name]);
      const path = pathKey(`${base}/tag/${slug}`);
      return {
        key: slug,
        parent: null,
        name,
        ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80 ? { slug } : {}),
        names: lang ? { [lang]: name } : {},
        about: description?.trim() ? [stripHtml(description)] : [],
        paths: path === null ? [] : [{ path, lang }],
      };
    });
}

/** An export of Ghost, which is read whole. @throws Fault `invalid` where it needs an address that is not given */
export function ghostSource(data: GhostData, options: GhostOptions): ImportSource {
  const namesSite = ({ html, feature_image }: GhostPost): boolean =>
    [html, feature_image].some((text) => text?.includes(placeholder));
  if (options.site === null && data.posts.some(namesSite))
    throw new Fault(
      'invalid',
      'The export has addresses of its own site, which it does not name: say --site <address>.',
    );
  const index = indexOf(data);
  const site = options.site ?? 'https://ghost.invalid';
  const host = URL.parse(site)?.host;
  return {
    name: `ghost ${(options.site ?? '').toLowerCase()}`,
    categories: categoriesOf(data, index, options.lang, basePath(site)),
    async *stories(onBytes) {
      for (const [n, post] of data.posts.entries()) {
        onBytes(n, data.posts.length);
        yield storyOf(post, n + 1, index, site, options);
      }
    },
    pictureAt(src): OldPicture | null {
      const url = URL.parse(src.replaceAll(placeholder, site), site);
      return url && url.host === host && /^https?:$/.test(url.protocol) ? { url: url.href } : null;
    },
    localPath: (url) => /\/content\/images\/(?:size\/w\d+\/)?(.+)$/.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? null,
  };
}

const contentOf = (html: string): string => carriedOver(html.replace(/<!--[\s\S]*?(?:-->|$)/g, ''));

function storyOf(
  post: GhostPost,
  line: number,
  index: Index,
  site: string,
  options: GhostOptions,
): OldStory | RefusedStory {
  const id = String(post.id);
  const title = stripHtml(post.title ?? '');
  const isPage = post.type === 'page' || Boolean(post.page);
  const status = post.status ?? 'draft';
  const html = post.html ?? '';
  const notes: Difference[] = [];
  const address = `${site}/${post.slug ?? ''}`;
  if (html === '' && hasText(post))
    return { id, line, title, address, refused: 'it has no html: open it in Ghost, save it, and export again' };
  const isForAll = (post.visibility ?? 'public') === 'public';
  if (!isForAll) notes.push(lostPart('status', `it was for ${post.visibility} only, and is a draft`));
  if (status === 'sent') notes.push(lostPart('status', 'it was sent by e-mail only, and is a draft'));
  const old = html.replaceAll(placeholder, site);
  const content = contentOf(old);
  const words = stripHtml(content);
  const [main, ...others] = (index.tagsOf.get(id) ?? []).filter(isPublic);
  const named = languages.find((lang) => lang === post.locale?.toLowerCase().split(/[-_]/)[0]);
  const meta = index.metaOf.get(id);
  const at = instantOf(post.published_at, options.siteZone ?? 'UTC');
  const isOut = isForAll && (status === 'published' || status === 'scheduled');
  if (isOut && status === 'scheduled' && at === null)
    return { id, line, title, address, refused: 'it is planned, and the file has no time for it' };
  const image = post.feature_image?.replaceAll(placeholder, site);
  const slug = post.slug ?? '';
  const hasSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80;
  if (slug !== '' && !hasSlug)
    notes.push(
      changedPart('slug', `the slug ${shortText(slug)} becomes one of Latin letters; its address leads to the story`),
    );
  noteRest(post, index, meta, notes);
  const seo = {
    title: cutTo(200, tidyLine(meta?.meta_title ?? post.meta_title ?? ''), 'field', notes),
    description: cutTo(500, tidyLine(meta?.meta_description ?? post.meta_description ?? ''), 'field', notes),
  };
  const path = pathKey(`${basePath(site)}/${slug}`);
  const canonical = canonicalOf(
    (post.canonical_url ?? '').replaceAll(placeholder, site),
    { site, link: address },
    notes,
  );
  return {
    id,
    line,
    input: {
      title: cutTo(300, title, 'title', notes),
      content,
      summary: cutTo(1_500, tidyLine(post.custom_excerpt ?? ''), 'summary', notes),
      lang: named ?? options.lang ?? languageOf(null, [title, words.slice(0, 500)]) ?? options.defaultLang,
      content_type: isPage ? 'page' : 'article',
      ...(hasSlug ? { slug } : {}),
      tags: tagNames(
        others.map(({ name }) => name),
        notes,
      ),
      author: cutTo(120, tidyLine(authorsOf(post, id, index).join(', ')), 'author', notes) || null,
      is_featured: Boolean(post.featured),
      ...(canonical === null ? {} : { source: { url: canonical } }),
      ...(seo.title ? { seo_title: seo.title } : {}),
      ...(seo.description ? { seo_description: seo.description } : {}),
    },
    status: isOut ? 'published' : 'draft',
    publishedAt: isOut ? at : null,
    category: main?.slug ?? null,
    picture: image
      ? { url: image, alt: meta?.feature_image_alt ?? undefined, caption: stripHtml(meta?.feature_image_caption ?? '') }
      : null,
    gallery: [],
    group: null,
    paths: path === null || slug === '' ? [] : [path],
    address,
    notes,
    held: inventoryOf(old),
  };
}

type PostMeta = NonNullable<GhostData['posts_meta']>[number];

/** What of a post is read, and what Ghost makes of it by itself. */
const ofPost = new Set([
  ...['id', 'uuid', 'title', 'slug', 'html', 'lexical', 'mobiledoc', 'plaintext', 'comment_id', 'feature_image'],
  ...[
    'featured',
    'page',
    'type',
    'status',
    'locale',
    'visibility',
    'created_at',
    'created_by',
    'updated_at',
    'updated_by',
  ],
  ...['published_at', 'published_by', 'custom_excerpt', 'meta_title', 'meta_description', 'canonical_url', 'author_id'],
  ...['post_id', 'feature_image_alt', 'feature_image_caption', 'newsletter_id', 'email_recipient_filter', 'email_only'],
  ...['show_title_and_feature_image', 'authors', 'tags', 'primary_author', 'primary_tag', 'url', 'excerpt', 'language'],
]);

/** Words and pictures for networks, code of the page, templates, comments, tags of the editors: nothing here takes them. */
function noteRest(post: GhostPost, index: Index, meta: PostMeta | undefined, notes: Difference[]): void {
  const names = Object.entries({ ...meta, ...post }).flatMap(([name, value]) =>
    ofPost.has(name) || !value || value === '0' ? [] : [name],
  );
  if (names.length) notes.push(lostPart('field', `${shortText(names.join(', '))} are left out`, names.length));
  const internal = (index.tagsOf.get(String(post.id)) ?? []).filter((tag) => !isPublic(tag)).map(({ name }) => name);
  if (internal.length)
    notes.push(lostPart('tag', `tags of the editors are left out: ${shortText(internal.join(', '))}`, internal.length));
  const comments = index.commentsOf.get(String(post.id)) ?? 0;
  if (comments > 0) notes.push(lostPart('comment', `${comments} comments are not taken over`, comments));
}

/** The text is there, in the form of Ghost's editor. */
const hasText = ({ lexical, mobiledoc }: GhostPost): boolean =>
  /"text":"[^"]|\[0,\[\],0,"[^"]/.test(`${lexical ?? ''}${mobiledoc ?? ''}`);

function authorsOf(post: GhostPost, id: string, index: Index): string[] {
  const names = index.authorsOf.get(id) ?? [];
  if (names.length) return names;
  return post.author_id == null ? [] : [index.users.get(String(post.author_id)) ?? ''];
}
