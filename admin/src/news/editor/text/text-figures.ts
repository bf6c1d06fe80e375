const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words a minute, as the server counts them for readers. */
const perMinute = 180;

/** Words of a text and the minutes that reading takes. */
export function textFigures(html: string): { words: number; minutes: number } {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/&nbsp;/g, ' ');
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count++;
  return { words: count, minutes: Math.max(1, Math.round(count / perMinute)) };
}
