import type { NewsItem } from '../news/model/news.ts';
import { type Html, html, trusted } from './html.ts';

type Image = NewsItem['images'][number];

interface Shown {
  /** The width that it takes up, as `sizes` of HTML says it. */
  sizes: string;
  alt: string;
  /** The first picture of a page, which its reader waits for. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the formats and widths that there are of it; a browser takes the smallest that is sharp. */
export function picture({ url, width, height, srcset }: Image, { sizes, alt, isFirst, className }: Shown): Html {
  const sets =
    srcset &&
    (['avif', 'webp'] as const).map(
      (format) => html`<source type="image/${format}" srcset="${srcset[format]}" sizes="${sizes}">`,
    );
  const own = srcset && html` srcset="${srcset.jpeg}" sizes="${sizes}"`;
  const loading = isFirst ? trusted(' loading="eager" fetchpriority="high"') : trusted(' loading="lazy"');
  const img = html`<img${className && html` class="${className}"`} src="${url}"${own} alt="${alt}" width="${width ?? 1280}" height="${height ?? 720}"${loading}>`;
  return sets ? html`<picture>${sets}${img}</picture>` : img;
}

/** The picture of a story in the variants of the library, where its address is that of one. */
export const imageOf = ({ images }: NewsItem, url: string): Image => images.find((one) => one.url === url) ?? { url };
