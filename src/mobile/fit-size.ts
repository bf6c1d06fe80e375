import { compressed } from '../core/cache/encoding.ts';
import type { NewsItem } from '../news/model/news.ts';
import { cutHtml, cutPlain } from '../text/markup/cut-html.ts';

/** A story of the bundle: its content may have been cut to keep the whole small. */
type BundledItem = NewsItem & { content_truncated: boolean };

/** A shorter part of a content is left out; the summary is there anyway. */
const leastContent = 400;

const bytesOf = (item: NewsItem): number => Buffer.byteLength(item.content);

function cut(item: NewsItem, maxBytes: number): BundledItem {
  if (bytesOf(item) <= maxBytes) return { ...item, content_truncated: false };
  const content =
    maxBytes < leastContent
      ? ''
      : item.content_format === 'html'
        ? cutHtml(item.content, maxBytes)
        : `${cutPlain(item.content, maxBytes)}…`;
  return { ...item, content, content_truncated: true };
}

/** The bytes that each content may have so that all together have about `target`: the short ones stay whole. */
function share(sizes: number[], target: number): number {
  let left = target;
  const sorted = sizes.toSorted((a, b) => a - b);
  for (const [i, size] of sorted.entries()) {
    const each = left / (sorted.length - i);
    if (size > each) return Math.max(0, Math.floor(each));
    left -= size;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Stories that fit, with what goes beside them, into so many bytes of brotli, as the server compresses it. Contents are
 * cut first, the longest of them, and only when nothing is left to cut do the last stories go. What compression makes
 * of a text is measured, not guessed.
 * @param whole the answer around the stories
 */
export async function fitted(
  stories: NewsItem[],
  budget: number,
  whole: (stories: BundledItem[]) => unknown,
): Promise<BundledItem[]> {
  let included = stories;
  let most = Number.POSITIVE_INFINITY;
  for (;;) {
    const shown = included.map((item) => cut(item, most));
    const body = Buffer.from(JSON.stringify(whole(shown)));
    const size = (await compressed(body, 'br')).length;
    if (size <= budget || included.length === 0) return shown;
    const sizes = shown.map(bytesOf);
    const all = sizes.reduce((a, b) => a + b, 0);
    if (all === 0) {
      included = included.slice(0, Math.floor((included.length * 2) / 3));
      continue;
    }
    // A little more than the share that is too much: what is cut compresses better than the rest.
    const target = all - (1.1 * (size - budget) * body.length) / size;
    most = Math.min(share(sizes, target), 0.95 * Math.max(...sizes), 0.95 * most); // less each time, so it ends
    if (most < leastContent) most = 0;
  }
}
