import { type Static, Type } from 'typebox';
import { Id, Nullable, Text, Timestamp } from '../../core/model/common.ts';
import { ApiTokenScope } from '../../core/model/scopes.ts';
import { confirmation } from './user.ts';

export const ApiToken = Type.Object(
  {
    id: Id,
    user_id: Id,
    name: Type.String(),
    prefix: Type.String({ description: 'First characters of the secret, by which a token is recognised' }),
    scopes: Type.Array(Type.String()),
    status: Type.Enum(['active', 'expired', 'revoked']),
    created_at: Timestamp,
    expires_at: Timestamp,
    last_used_at: Nullable(
      Type.String({ format: 'date-time', description: 'To the minute; null when it was never used' }),
    ),
    revoked_at: Nullable(Timestamp),
  },
  { $id: 'ApiToken' },
);
export type ApiToken = Static<typeof ApiToken>;

export const NewApiToken = Type.Object(
  {
    ...ApiToken.properties,
    secret: Type.String({ description: 'The token itself. It is shown in this answer only' }),
  },
  { $id: 'NewApiToken' },
);
export type NewApiToken = Static<typeof NewApiToken>;

export const ApiTokenInput = Type.Object(
  {
    name: Text(100, { min: 1, description: 'What uses the token' }),
    scopes: Type.Array(ApiTokenScope, { minItems: 1, maxItems: 100, uniqueItems: true }),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, description: 'Until it expires; 90 by default' })),
    ...confirmation,
  },
  { $id: 'ApiTokenInput', additionalProperties: false },
);
export type ApiTokenInput = Static<typeof ApiTokenInput>;
