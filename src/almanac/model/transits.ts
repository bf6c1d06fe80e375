import { type Static, Type } from 'typebox';
import { Lang, Nullable } from '../../core/model/common.ts';
import { Place } from '../../places/model.ts';
import { Moment, Name } from './panchang-parts.ts';

/** What happens to the grahas in a year, on the clocks of a place. */
export const YearTransits = Type.Object(
  {
    lang: Lang,
    place: Place,
    year: Type.Integer(),
    transits: Type.Array(
      Type.Object({
        graha: Name,
        kind: Type.Enum(['ingress', 'retrograde', 'direct', 'combust', 'visible'], {
          description: 'It enters a sign, turns back or forward, is lost near the Sun (asta) or seen again (udaya)',
        }),
        at: Moment,
        sign: Nullable(Name),
        is_retrograde: Type.Boolean({ description: 'The sign is entered backwards' }),
      }),
    ),
  },
  { $id: 'YearTransits' },
);
export type YearTransits = Static<typeof YearTransits>;
