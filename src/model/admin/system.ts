import { Type } from 'typebox';
import { Nullable, Timestamp } from '../common.ts';

/** What begins by itself. */
export const Schedule = Type.Object({
  name: Type.String(),
  kind: Type.String({ description: 'Kind of the job that begins' }),
  every_seconds: Type.Integer(),
  next_at: Nullable(Timestamp),
});
