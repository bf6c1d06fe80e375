import { type Static, Type } from 'typebox';

const hour = Type.Integer({
  minimum: 0,
  maximum: 23,
  description: "Hour of the desk's time zone from which it is sent",
});

/** Whether the signed-in user gets the daily digest. */
export const Digest = Type.Object({
  enabled: Type.Boolean(),
  hour,
});
export type Digest = Static<typeof Digest>;

export const DigestInput = Type.Object(
  { enabled: Type.Boolean(), hour: Type.Optional(hour) },
  { additionalProperties: false },
);
export type DigestInput = Static<typeof DigestInput>;
