import { isoTime } from '../../core/clock.ts';
import { Fault } from '../../core/error.ts';
import { languageOf } from '../../feeds/parse/language.ts';
import { type Lang, languages } from '../../model/common.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { tidyLine } from '../../text/normalise.ts';
import { playerOf } from '../content/embeds.ts';
import { tagsOf } from '../fields.ts';
import { pathKey } from '../redirects/path.ts';
import type { ImportSource, OldPicture, OldStory, Refused } from '../story.ts';
import type { GhostData, GhostPost } from './export.ts';

interface GhostOptions {
  /** Address of the old site, without a slash at its end: the export does not say it. */
  site: string | null;
  lang: Lang | null;
  defaultLang: Lang;
}

/** What stands for the address of the site in an export. */
const placeholder = '__GHOST_URL__';

/** A player in a card: the address of its page where the frame is of another form. */
const frames = /<iframe\b[^<>]{0,1000}\bsrc="(https?:\/\/[^"<>]{0,2000})"[^<>]{0,1000}>\s*<\/iframe>/gi;

type GhostTag = NonNullable<GhostData['tags']>[number];

/** What posts point at. */
interface Index {
  tags: Map<string, GhostTag>;
  tagsOf: Map<string, GhostTag[]>;
  authorsOf: Map<string, string[]>;
  metaOf: Map<string, NonNullable<GhostData['posts_meta']>[number]>;
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
    .map(({ name, slug }) => {
      const lang = languageOf(declared, [name]);
      const path = pathKey(`${base}/tag/${slug}`);
      return {
        key: slug,
        parent: null,
        name,
        ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80 ? { slug } : {}),
        names: lang ? { [lang]: name } : {},
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

function contentOf(html: string, site: string): string {
  return html
    .replaceAll(placeholder, site)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(frames, (frame, src: string) => playerOf(src) ?? frame);
}

function storyOf(post: GhostPost, line: number, index: Index, site: string, options: GhostOptions): OldStory | Refused {
  const id = String(post.id);
  const title = stripHtml(post.title ?? '');
  const isPage = post.type === 'page' || Boolean(post.page);
  const status = post.status ?? 'draft';
  const html = post.html ?? '';
  const notes: string[] = [];
  if (html === '' && hasText(post))
    return { id, line, title, refused: 'it has no html: open it in Ghost, save it, and export again' };
  const isForAll = (post.visibility ?? 'public') === 'public';
  if (!isForAll) notes.push(`it was for ${post.visibility} only, and is a draft`);
  if (status === 'sent') notes.push('it was sent by e-mail only, and is a draft');
  const content = contentOf(html, site);
  const words = stripHtml(content);
  const [main, ...others] = (index.tagsOf.get(id) ?? []).filter(isPublic);
  const named = languages.find((lang) => lang === post.locale?.toLowerCase().split(/[-_]/)[0]);
  const meta = index.metaOf.get(id);
  const at = Date.parse(post.published_at ?? '');
  const isOut = isForAll && (status === 'published' || status === 'scheduled');
  if (isOut && status === 'scheduled' && !(at > 0))
    return { id, line, title, refused: 'it is planned, and the file has no time for it' };
  const image = post.feature_image?.replaceAll(placeholder, site);
  const slug = post.slug ?? '';
  const path = pathKey(`${basePath(site)}/${slug}`);
  const canonical = URL.parse(post.canonical_url ?? '');
  return {
    id,
    line,
    input: {
      title: cutGraphemes(title, 300),
      content,
      summary: cutGraphemes(tidyLine(post.custom_excerpt ?? ''), 1_500),
      lang: named ?? options.lang ?? languageOf(null, [title, words.slice(0, 500)]) ?? options.defaultLang,
      content_type: isPage ? 'page' : 'article',
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80 ? { slug } : {}),
      tags: tagsOf(
        others.map(({ name }) => name),
        notes,
      ),
      author: cutGraphemes(tidyLine(authorsOf(post, id, index).join(', ')), 120) || null,
      is_featured: Boolean(post.featured),
      ...(canonical && /^https?:$/.test(canonical.protocol) ? { source: { url: canonical.href } } : {}),
    },
    status: isOut ? 'published' : 'draft',
    publishedAt: isOut && at > 0 ? isoTime(at) : null,
    category: main?.slug ?? null,
    picture: image
      ? { url: image, alt: meta?.feature_image_alt ?? undefined, caption: stripHtml(meta?.feature_image_caption ?? '') }
      : null,
    gallery: [],
    group: null,
    paths: path === null || slug === '' ? [] : [path],
    notes,
  };
}

/** The text is there, in the form of Ghost's editor. */
const hasText = ({ lexical, mobiledoc }: GhostPost): boolean =>
  /"text":"[^"]|\[0,\[\],0,"[^"]/.test(`${lexical ?? ''}${mobiledoc ?? ''}`);

function authorsOf(post: GhostPost, id: string, index: Index): string[] {
  const names = index.authorsOf.get(id) ?? [];
  if (names.length) return names;
  return post.author_id == null ? [] : [index.users.get(String(post.author_id)) ?? ''];
}
