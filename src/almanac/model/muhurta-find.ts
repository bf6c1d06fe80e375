import { Type } from 'typebox';
import { DateOnly } from '../../core/model/common.ts';
import { purposes, schools } from '../../panchang/finder/rules.ts';
import { Name, Span } from './panchang-parts.ts';

export const Purpose = Type.Enum([...purposes], { description: 'What is to be done' });
export const School = Type.Enum([...schools], {
  description:
    'Whose almanacs: north; telugu (Andhra Pradesh, Telangana, Karnataka); tamil (Tamil Nadu, Kerala). Default: that of the state, outside India of the language',
});

const Reason = Type.Object({ key: Type.String({ description: 'The same in every language' }), text: Type.String() });
const Score = Type.Integer({ minimum: 0, maximum: 100, description: 'Share of what was asked that speaks for it' });

/** A day on which something may be done. */
export const MuhurtaFound = Type.Object({
  date: DateOnly,
  weekday: Name,
  tithi: Type.Array(Name, { description: 'Those of the windows' }),
  nakshatra: Type.Array(Name, { description: 'Those of the windows' }),
  windows: Type.Array(Type.Object({ ...Span.properties, lagna: Name, score: Score })),
  for: Type.Array(Reason, { description: 'What speaks for the best window' }),
  against: Type.Array(Reason, { description: 'What speaks against it' }),
  score: Score,
  grade: Type.Enum(['best', 'good', 'fair'], { description: 'best from 80, good from 60' }),
});

/** Beside the `meta` of a list. */
export const MuhurtaFoundMeta = Type.Object({
  purpose: Type.Object({ key: Purpose, name: Type.String() }),
  school: School,
  excluded: Type.Array(Type.Object({ ...Reason.properties, ...Span.properties }), {
    description: 'Seasons of the range in which it is not done',
  }),
  sources: Type.Array(Type.String(), { description: 'Texts and pages that the rules were taken from' }),
});
