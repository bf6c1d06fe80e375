import { type Static, Type } from 'typebox';
import { Timestamp } from '../core/model/common.ts';

/** Longer than an address of a page is. */
const Address = Type.String({ minLength: 1, maxLength: 2_000 });

export const RedirectInput = Type.Object({ path: Address, leads_to: Address }, { additionalProperties: false });

/** An old address, as administrators see it. */
export const Redirect = Type.Object(
  {
    id: Type.Integer(),
    path: Type.String(),
    leads_to: Type.Union([Type.String(), Type.Null()], { description: 'null: what it led to is gone' }),
    resource: Type.Enum(['news', 'categories', 'media', 'address']),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Redirect' },
);
export type Redirect = Static<typeof Redirect>;
