import { type Static, Type } from 'typebox';
import { Id, Nullable, Timestamp } from '../../core/model/common.ts';

export const MediaUpload = Type.Object({
  id: Id,
  name: Type.String(),
  bytes: Type.Integer({ description: 'Of the whole file' }),
  received_bytes: Type.Integer({ description: 'That are there: the next part begins behind them' }),
  media_id: Nullable(Type.Integer({ description: 'The file of the library, once it is whole and accepted' })),
  created_at: Timestamp,
  expires_at: Type.String({ format: 'date-time', description: 'A day after the last part' }),
});
export type MediaUpload = Static<typeof MediaUpload>;
