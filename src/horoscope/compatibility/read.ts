import { type Static, Type } from 'typebox';
import { read } from '../../core/api/read.ts';
import { type FieldError, invalid } from '../../core/error.ts';
import { type Lang, ListQuery } from '../../core/model/common.ts';
import { langOrDefault, settingsTopic } from '../../settings/settings.ts';
import { Compatibility, CompatibilitySystem, Pada, Role1 } from '../model.ts';
import { NakshatraParam, nakshatraNumber } from '../nakshatras/nakshatra-param.ts';
import { signOfPada, signsOfNakshatra } from '../nakshatras/nakshatras.ts';
import { numberOf, SignParam } from '../signs/sign-param.ts';
import { signView } from '../signs/signs.ts';
import { compatibility } from './compatibility.ts';
import type { Partner } from './couple.ts';

const CompatibilityQuery = Type.Object({
  sign1: Type.Optional(SignParam),
  sign2: Type.Optional(SignParam),
  nakshatra1: Type.Optional(NakshatraParam),
  nakshatra2: Type.Optional(NakshatraParam),
  pada1: Type.Optional(Pada),
  pada2: Type.Optional(Pada),
  role1: Type.Optional(Role1),
  system: Type.Optional(CompatibilitySystem),
  lang: ListQuery.lang,
});
type Query = Static<typeof CompatibilityQuery>;
type Which = 1 | 2;

export const horoscopeCompatibility = read({
  name: 'horoscope.compatibility',
  summary: 'Compatibility of two people by moon signs, or by birth stars',
  query: CompatibilityQuery,
  reply: Compatibility,
  normalise(app, q): Query {
    const { system = 'vedic', role1 = 'groom' } = q;
    return {
      ...signs(q, system),
      ...star(q, 1),
      ...star(q, 2),
      system,
      ...(system === 'western' ? {} : { role1 }),
      lang: langOrDefault(app, q.lang),
    };
  },
  topics: () => [settingsTopic],
  maxAge: 3_600,
  // Two stars with their padas make 11,664 pairs.
  rare: (q) => q.nakshatra1 !== undefined,
  async run(_app, q) {
    const { system = 'vedic', role1 = 'groom', lang } = q;
    const data = compatibility(person(q, 1), person(q, 2), system, role1, lang as Lang);
    return { data, meta: { lang } };
  },
});

/** The number of the star and its pada, as far as they are given. */
function star(q: Query, n: Which): Query {
  const nakshatra = q[`nakshatra${n}`];
  if (nakshatra === undefined) return {};
  const pada = q[`pada${n}`];
  return { [`nakshatra${n}`]: nakshatraNumber(nakshatra), ...(pada === undefined ? {} : { [`pada${n}`]: pada }) };
}

/** @param q normalised */
function person(q: Query, n: Which): Partner {
  const nakshatra = q[`nakshatra${n}`] as number | undefined;
  const star = nakshatra === undefined ? undefined : { nakshatra, pada: q[`pada${n}`] };
  return { sign: q[`sign${n}`] as number, star };
}

/** @throws Fault `invalid` naming each parameter that is missing, or that contradicts another */
function signs(q: Query, system: CompatibilitySystem): { sign1: number; sign2: number } {
  const [sign1, sign2] = [signOf(q, 1, system), signOf(q, 2, system)];
  const errors = [sign1, sign2].filter((sign) => typeof sign !== 'number');
  if (errors.length) throw invalid(errors);
  return { sign1, sign2 } as { sign1: number; sign2: number };
}

/** The moon sign of one of the two: as it is given, or as it follows from the nakshatra and its pada. */
function signOf(q: Query, n: Which, system: CompatibilitySystem): number | FieldError {
  const [sign, nakshatra, pada] = [q[`sign${n}`], q[`nakshatra${n}`], q[`pada${n}`]];
  const given = sign === undefined ? undefined : numberOf(sign);
  if (nakshatra === undefined) {
    const other = `nakshatra${n === 1 ? 2 : 1}` as const;
    if (pada !== undefined) return { field: `pada${n}`, message: `needs nakshatra${n}`, code: 'combination' };
    if (system === 'porutham') return required(`nakshatra${n}`, 'with system=porutham');
    if (q[other] !== undefined) return required(`nakshatra${n}`, `with ${other}`);
    return given ?? required(`sign${n}`, `without nakshatra${n}`);
  }
  if (system === 'western')
    return { field: `nakshatra${n}`, message: 'is not for system=western', code: 'combination' };
  const number = nakshatraNumber(nakshatra);
  const possible = pada === undefined ? signsOfNakshatra(number) : [signOfPada(number, pada)];
  const names = possible.map((id) => signView(id, 'en').name).join(' and ');
  if (given === undefined && possible.length > 1)
    return required(`pada${n}`, `or sign${n}: nakshatra${n} lies in ${names}`);
  if (given !== undefined && !possible.includes(given))
    return { field: `sign${n}`, message: `contradicts nakshatra${n}, which lies in ${names}`, code: 'combination' };
  return given ?? (possible[0] as number);
}

const required = (field: string, when: string): FieldError => ({
  field,
  message: `is required ${when}`,
  code: 'required',
});
