import { type Static, Type } from 'typebox';
import { Id, Nullable } from '../../core/model/common.ts';
import { Role } from '../../core/model/rights.ts';

/** Somebody who works here, as everybody who is signed in may see. */
export const Person = Type.Object({ id: Id, name: Type.String({ description: 'Display name' }) }, { $id: 'Person' });

/** The same in the list of people. */
export const PersonRow = Type.Object(
  { ...Person.properties, role: Role, is_active: Type.Boolean() },
  { $id: 'PersonRow' },
);
export type PersonRow = Static<typeof PersonRow>;

/** Who added a row, and who changed it last. */
export const ChangedBy = Type.Object(
  {
    created_by: Nullable(Person),
    updated_by: Nullable(Person),
  },
  { $id: 'ChangedBy' },
);
