import { type Static, Type } from 'typebox';
import { Id, JsonValue, Nullable, Timestamp } from '../../core/model/common.ts';

/** A line of the audit trail. */
export const AuditLine = Type.Object(
  {
    id: Id,
    at: Timestamp,
    actor_id: Nullable(Id),
    actor_name: Type.String({ description: 'Login name at that time' }),
    actor: Nullable(
      Type.Object({ id: Id, name: Type.String({ description: 'Display name now; empty for a removed user' }) }),
    ),
    action: Type.String(),
    resource: Type.String(),
    resource_id: Type.String(),
    detail: Type.Record(Type.String(), JsonValue),
    request_id: Nullable(Type.String()),
  },
  { $id: 'AuditLine' },
);
export type AuditLine = Static<typeof AuditLine>;
