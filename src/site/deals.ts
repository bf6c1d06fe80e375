import { notFound } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import type { Product } from '../shopping/model.ts';
import { dealList } from '../shopping/reads.ts';
import { cardSizes, timeElement } from './cards.ts';
import { type Html, html } from './html.ts';
import { described } from './meta/describe.ts';
import { page } from './page.ts';
import { picture } from './picture.ts';
import { type PublicSite, paths } from './site.ts';
import { pageWord } from './words.ts';

const most = 48;

/** A product; a link that pays the publisher is marked as search engines ask for it. */
function tile(product: Product, site: PublicSite): Html {
  const { lang } = site;
  const {
    title,
    image,
    image_url,
    price_text,
    mrp_text,
    discount_percent,
    coupon_code,
    store,
    deal_url,
    deal,
    is_affiliate,
  } = product;
  const { srcset } = image ?? {};
  const shown = image_url !== null && { url: image_url, width: 640, height: 360, ...(srcset ? { srcset } : {}) };
  return html`<article class="card">${shown && picture(shown, { sizes: cardSizes, alt: '', className: 'picture' })}<div class="text">
<h2 class="title">${title}</h2>
<span class="price">${price_text} ${mrp_text && html`<s>${mrp_text}</s>`} ${discount_percent > 0 && html`<span class="tag">−${discount_percent} %</span>`}</span>
<span class="meta">${store?.name}${deal?.ends_at && html` · ${timeElement(deal.ends_at, site)}`}</span>
${coupon_code && html`<span>${pageWord('coupon', lang)}: <code>${coupon_code}</code></span>`}
${deal_url && html`<p class="links boxed"><a href="${deal_url}" rel="${is_affiliate ? 'sponsored noopener' : 'noopener'}">${pageWord('buy', lang)}</a></p>`}
</div></article>`;
}

export const deals = page({
  name: 'site.deals',
  summary: 'Products with a running deal',
  query: {},
  topics: ({ lang }) => dealList.topics({ lang }),
  async make(app, { lang }: { lang: Lang }, site) {
    if (!site.hasDeals) throw notFound('page');
    const { data, validUntil } = await dealList.run(app, dealList.normalise(app, { lang, limit: most }));
    const products = data as Product[];
    return {
      title: pageWord('deals', lang),
      description: described('deals', site),
      path: paths.deals(lang),
      body: html`<h1>${pageWord('deals', lang)}</h1>
${products.length > 0 ? html`<div class="grid">${products.map((product) => tile(product, site))}</div>` : html`<p>${pageWord('no_deals', lang)}</p>`}`,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.deals(other) })),
      ...(validUntil === undefined ? {} : { validUntil }),
    };
  },
});
