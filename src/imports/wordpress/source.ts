import { Fault } from '../../core/error.ts';
import type { TextPart } from '../../core/files/parts.ts';
import type { ImportSource, OldPicture, OldStory, Refused } from '../story.ts';
import { categoriesOf, categoryKeys } from './categories.ts';
import { readWxr } from './read.ts';
import { storyOf, type WordpressOptions } from './story.ts';
import { pictureKey, plainHost, type Survey, surveyOf } from './survey.ts';
import { fieldOf } from './wxr.ts';

/** What is no story, and is no loss: it is not even counted. */
const internal = new Set(['attachment', 'revision', 'nav_menu_item', 'customize_changeset', 'oembed_cache']);

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

  async function* stories(onDone: (done: number, total: number) => void): AsyncGenerator<OldStory | Refused> {
    let before = 0;
    for (const part of parts) {
      for await (const record of readWxr(part, [], (done) => onDone(before + done, total))) {
        if (record.name === 'item' && !internal.has(fieldOf(record, 'wp:post_type')))
          yield storyOf(record, survey, keys, options);
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
  const known = survey.attachmentAt.get(key) ?? survey.attachmentAt.get(key.slice(0, key.length - url.search.length));
  return (known === undefined ? undefined : survey.attachments.get(known)) ?? { url: url.href };
}
