import assert from 'node:assert/strict';
import { type Json, type Running, start } from '../support/helper.ts';

export const q = encodeURIComponent;
/** 11:30 in Hyderabad. */
export const noon = Date.parse('2026-11-20T06:00:00Z');
export const hour = 3_600_000;
export const at = (ms: number): string => new Date(ms).toISOString();

export async function running(...args: Parameters<typeof start>): Promise<Running & { make: Make }> {
  const r = await start(...args);
  r.clock.ms = noon;
  const make: Make = async (path, json) => {
    const reply = await r.call(`/api/admin/${path}`, { token: await r.tokenOf('editor'), json });
    assert.equal(reply.status, 201, reply.text);
    return { ...reply.body.data, etag: reply.headers.get('etag') };
  };
  return { ...r, make };
}
export type Make = (path: 'products' | 'product-categories', json: Json) => Promise<Json>;

export const fieldsOf = (body: Json): string[] => [...new Set<string>(body.errors.map((e: Json) => e.field))].sort();
export const ids = (reply: { body: Json }): number[] => reply.body.data.map((p: Json) => p.id);

export const phone = {
  title: 'Redmi phone',
  description: 'A phone of 128 GB',
  texts: {
    te: { title: 'రెడ్మీ ఫోన్', description: 'చౌకైన ఫోన్' },
    hi: { title: 'रेडमी फ़ोन', description: 'सस्ता फोन' },
    ta: { title: 'ரெட்மி போன்' },
    bn: { title: 'রেডমি ফোন' },
    ur: { title: 'ریڈمی فون' },
  },
  price: 1_299_900,
  mrp: 1_599_900,
  coupon_code: ' ఉగాది10 ',
  store: { name: 'Amazon', icon_url: 'https://example.in/amazon.png' },
  deal_url: 'https://example.in/phone?tag=dinam',
  images: ['https://example.in/1.jpg', 'https://example.in/2.jpg'],
  is_featured: true,
  is_affiliate: true,
  rating: 4.3,
  deal: { starts_at: at(noon - hour), ends_at: at(noon + hour), price: 1_199_900 },
};

/** Three products: a phone in a deal now, a saree whose deal comes later, and rice. */
export async function fill({ make }: { make: Make }) {
  const mobiles = await make('product-categories', { name: 'Mobiles', texts: { te: { name: 'మొబైల్స్' } } });
  const clothes = await make('product-categories', { name: 'వస్త్రాలు', sort_order: -1 });
  return {
    mobiles,
    clothes,
    phone: await make('products', { ...phone, category_id: mobiles.id, sort_order: 2 }),
    saree: await make('products', {
      title: 'పట్టు చీర',
      price: 500_050,
      category_id: clothes.id,
      sort_order: 1,
      deal: { starts_at: at(noon + 2 * hour), ends_at: at(noon + 3 * hour), price: 300_000 },
    }),
    rice: await make('products', { title: 'బియ్యం', price: 90_000, mrp: 100_000, rating: 4.9, sort_order: 3 }),
  };
}
