import type { FieldTable } from '../core/model/fields.ts';

export const shoppingFields: FieldTable = {
  groups: {
    state: 'starts_at ends_at',
    price: 'price mrp currency coupon_code deal deal_url store in_stock is_affiliate',
  },
  meanings: {
    price: 'Price in minor units (paise); of a product the one outside a deal',
    current_price: 'Price now: that of the deal while it runs',
    mrp: 'Maximum retail price in minor units; not below `price`',
    currency: 'ISO 4217, default INR',
    deal: '`{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it',
    in_stock: 'Whether it can be bought',
    is_affiliate: 'Whether links earn a commission',
  },
};
