import type { Static } from 'typebox';
import type { NewsItemWhole } from '../../news/model/news.ts';
import { cutGraphemes, cutWords } from '../../text/graphemes.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { playerOf } from '../../text/markup/players/players.ts';
import { labelSlug } from '../../text/slug.ts';
import { storyPath } from '../cards.ts';
import { organization } from '../home.ts';
import { type PublicSite, paths } from '../site.ts';
import type { LiveBlog } from './live.ts';
import { filmOf } from './media.ts';

type Story = Static<typeof NewsItemWhole>;

/** Entries that search engines get, and characters of each. */
const [mostUpdates, mostBody] = [25, 1_000];

/** The entries of a live blog, the newest first, and from when to when it covers what happens. */
function coverage(story: Story, blog: LiveBlog, address: string, author: object): object {
  const { entries, endedAt } = blog;
  const ats = entries.map(({ at }) => at).concat(story.published_at ?? []);
  const newest = entries.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id).slice(0, mostUpdates);
  return {
    coverageStartTime: ats.toSorted()[0],
    ...(endedAt === null ? {} : { coverageEndTime: endedAt }),
    liveBlogUpdate: newest.map(({ id, title, content, image_url, at, updated_at }) => {
      const text = stripHtml(content);
      return {
        '@type': 'BlogPosting',
        headline: cutGraphemes(title || cutWords(text, 12) || story.title, 110),
        url: `${address}#entry-${id}`,
        datePublished: at,
        dateModified: updated_at > at ? updated_at : at,
        author,
        ...(text === '' ? {} : { articleBody: cutGraphemes(text, mostBody) }),
        ...(image_url === null ? {} : { image: image_url }),
      };
    }),
  };
}

/** The film of a story. Search engines show one only with its picture. */
function filmData(story: Story, site: PublicSite): object | null {
  const { video_url, image_url, title, seo_description, summary, published_at } = story;
  if (video_url === null || image_url === null || published_at === null) return null;
  const file = filmOf(story);
  const player = file === null ? playerOf(video_url) : null;
  if (file === null && player?.kind !== 'film') return null;
  return {
    '@type': 'VideoObject',
    name: title,
    description: seo_description ?? (summary || title),
    thumbnailUrl: image_url,
    uploadDate: published_at,
    inLanguage: site.lang,
    ...(file === null ? { embedUrl: player?.frame } : { contentUrl: file }),
  };
}

/** The page of the author; null without a name. */
export const authorPathOf = ({ author, lang }: Pick<Story, 'author' | 'lang'>): string | null =>
  author !== null && labelSlug(author) !== null ? paths.author(lang, author) : null;

/** schema.org, as Google's documentation of articles, live blogs, films and breadcrumbs asks for it. */
export function storyData(story: Story, site: PublicSite, changed: string | null, blog: LiveBlog | null): object[] {
  const { url, basic } = site;
  const address = url + storyPath(story);
  const pictures = [...new Set([story.image_url, ...story.images.map((image) => image.url)])].filter(
    (one) => one !== null,
  );
  const { '@context': _, ...publisher } = organization(site);
  const authorPath = authorPathOf(story);
  const film = filmData(story, site);
  const author = story.author
    ? { '@type': 'Person', name: story.author, ...(authorPath === null ? {} : { url: url + authorPath }) }
    : { '@type': 'Organization', name: basic.app_name, url: `${url}/` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': blog ? 'LiveBlogPosting' : 'NewsArticle',
      headline: story.title,
      description: story.seo_description ?? (story.summary || story.title),
      inLanguage: story.lang,
      mainEntityOfPage: address,
      url: address,
      datePublished: story.published_at,
      dateModified: changed ?? story.published_at,
      ...(pictures.length > 0 ? { image: pictures } : {}),
      ...(story.category ? { articleSection: story.category.name } : {}),
      ...(story.tags.length > 0 ? { keywords: story.tags } : {}),
      author,
      publisher,
      ...(film ? { video: film } : {}),
      ...(blog ? coverage(story, blog, address, author) : {}),
    },
  ];
}
