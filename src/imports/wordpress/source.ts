import { Fault } from '../../core/error.ts';
import type { TextPart } from '../../core/files/parts.ts';
import { stripHtml } from '../../text/markup/html.ts';
import type { ImportSource, OldPicture, OldStory, RefusedStory } from '../story.ts';
import { categoriesOf, categoryKeys } from './categories.ts';
import { readWxr } from './read.ts';
import { type WordpressOptions, wordpressStory } from './story.ts';
import { pictureKey, plainHost, type Survey, surveyOf } from './survey.ts';
import { fieldOf, type WxrRecord } from './wxr.ts';

/** What is no story, and is no loss: it is not even counted. */
const internal = new Set(['revision', 'customize_changeset', 'oembed_cache', 'wp_global_styles']);

/**
 * An export of WordPress, of one file or several. It is read twice: first what stories point at, then the stories.
 * @param categoryBase of the old addresses of categories; WordPress calls it so in its settings of permalinks
 * @throws Fault `invalid` for what is none
 */
export async function wordpressSource(
  parts: readonly TextPart[],
  { categoryBase, ...options }: WordpressOptions & { categoryBase: string },
  onBytes: (done: number, total: number) => void,
): Promise<ImportSource> {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const { survey, failure } = await surveyOf(parts, (done) => onBytes(done, total));
  if (survey.version === '') {
    if (failure !== undefined) throw failure;
    throw new Fault(
      'invalid',
      `${parts[0]?.name}: there is no wp:wxr_version: this is a feed, and no WordPress export (WXR).`,
    );
  }
  if (survey.items === 0 && failure === undefined)
    throw new Fault('invalid', `${parts[0]?.name}: the export has no items.`);
  const keys = categoryKeys(survey);
  const hosts = hostsOf(survey);

  async function* stories(onDone: (done: number, total: number) => void): AsyncGenerator<OldStory | RefusedStory> {
    let before = 0;
    for (const part of parts) {
      for await (const record of readWxr(part, [], (done) => onDone(before + done, total))) {
        const type = fieldOf(record, 'wp:post_type');
        if (record.name !== 'item' || internal.has(type)) continue;
        if (type !== 'attachment') yield wordpressStory(record, survey, keys, options);
        else if (!isPicture(fieldOf(record, 'wp:attachment_url'))) yield leftFile(record);
      }
      before += part.bytes;
    }
  }

  return {
    name: `wordpress ${survey.site.toLowerCase().slice(0, 300)}`,
    categories: categoriesOf(survey, categoryBase),
    stories,
    pictureAt: (src) => pictureAt(src, survey, hosts),
    localPath: (url) => /\/(?:wp-content\/uploads|files)\/(.+)$/.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? null,
  };
}

const isPicture = (address: string): boolean => /\.(jpe?g|png|webp|avif|gif|heic|svg|ico|bmp|tiff?)$/i.test(address);

/** A PDF, a recording: what is in the library of the old site and no picture. */
const leftFile = (record: WxrRecord): RefusedStory => ({
  id: fieldOf(record, 'wp:post_id'),
  line: record.line,
  title: stripHtml(fieldOf(record, 'title')),
  address: fieldOf(record, 'wp:attachment_url'),
  type: 'attachment',
  refused: 'files that are no pictures are not taken over',
});

/** Where the site has its pictures: its own host, and those of its attachments. */
function hostsOf(survey: Survey): Set<string> {
  const hosts = new Set<string>();
  for (const url of [survey.site, ...[...survey.attachments.values()].map((one) => one.url)]) {
    const host = URL.parse(url)?.host;
    if (host) hosts.add(plainHost(host));
  }
  return hosts;
}

/** `i0.wp.com/example.in/a.jpg?resize=...` is a picture of example.in. */
function withoutPhoton(url: URL, site: string): URL {
  if (!/^i\d\.wp\.com$/.test(url.hostname)) return url;
  return URL.parse(`${URL.parse(site)?.protocol ?? 'https:'}/${url.pathname}`) ?? url;
}

function pictureAt(src: string, survey: Survey, hosts: ReadonlySet<string>): OldPicture | null {
  const given = URL.parse(src, survey.site || undefined);
  if (!given || !/^https?:$/.test(given.protocol)) return null;
  const url = withoutPhoton(given, survey.site);
  if (!hosts.has(plainHost(url.host))) return null;
  url.hash = '';
  const key = pictureKey(url);
  const offset = survey.attachmentAt.get(key) ?? survey.attachmentAt.get(key.slice(0, key.length - url.search.length));
  return (offset === undefined ? undefined : survey.attachments.get(offset)) ?? { url: url.href };
}
