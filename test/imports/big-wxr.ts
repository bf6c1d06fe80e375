import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { foot, head, item } from './wxr.ts';

const sentence = 'గోదావరి నదిలో వరద నీరు పెరిగింది, ప్రజలు జాగ్రత్తగా ఉండాలని అధికారులు కోరారు. ';

/** Writes an export of that many bytes or a little more: posts, their pictures, and what plugins leave behind. Gives the number of posts. */
export async function writeBigWxr(path: string, bytes: number): Promise<number> {
  const file = createWriteStream(path);
  const categories = Array.from({ length: 200 }, (_, n) => ({
    id: n + 1,
    nicename: `vibhagam-${n}`,
    name: `విభాగం ${n}`,
    ...(n >= 20 ? { parent: `vibhagam-${n % 20}` } : {}),
  }));
  file.write(head({ categories }));
  let posts = 0;
  for (let id = 1; file.bytesWritten < bytes; id += 2) {
    const paragraph = (n: number): string =>
      `<!-- wp:paragraph -->\n<p>${id}.${n} ${sentence.repeat(6)}</p>\n<!-- /wp:paragraph -->\n\n`;
    const post = item({
      id,
      title: `వరద వార్త ${id}`,
      name: `varada-${id}`,
      link: `https://vaarta.example/2024/05/varada-${id}/`,
      content: Array.from({ length: 6 }, (_, n) => paragraph(n)).join(''),
      terms: [
        ['category', `vibhagam-${id % 200}`, `విభాగం ${id % 200}`],
        ['post_tag', `tag-${id % 999}`, `పదం ${id % 999}`],
      ],
      meta: { _thumbnail_id: String(id + 1), _elementor_data: sentence.repeat(2) },
      comments: 1,
    });
    const picture = item({
      id: id + 1,
      type: 'attachment',
      parent: id,
      attachment: `https://vaarta.example/wp-content/uploads/2024/05/p-${id}.jpg`,
    });
    posts++;
    if (!file.write(post + picture)) await new Promise((resolve) => file.once('drain', resolve));
  }
  file.end(foot);
  await finished(file);
  return posts;
}
