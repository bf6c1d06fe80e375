import data from './data/rules.json' with { type: 'json' };

export const purposes = [
  'marriage',
  'engagement',
  'griha_pravesh',
  'vehicle',
  'property',
  'naming',
  'annaprashana',
  'mundan',
  'upanayana',
  'business',
  'travel',
] as const;
export type Purpose = (typeof purposes)[number];

/** Whose almanacs: of the north and west; of Andhra, Telangana and Karnataka; of Tamil Nadu and Kerala. */
export const schools = ['north', 'telugu', 'tamil'] as const;
export type School = (typeof schools)[number];

export const seasonKeys = [
  'guru_asta',
  'shukra_asta',
  'kharmas',
  'chaturmas',
  'adhika',
  'holashtak',
  'pitru_paksha',
  'eclipse',
  'simhastha',
  'sankranti',
] as const;
export type SeasonKey = (typeof seasonKeys)[number];

/** What is chosen, what is allowed, and what is only done where there is nothing better; anything else is never allowed. */
export interface Levels {
  best: readonly number[];
  fair?: readonly number[];
  poor?: readonly number[];
}
export type MuhurtaLevel = keyof Levels;

/** See the note in `data/rules.json` for the ids. */
export interface MuhurtaRule {
  /** Keys of `sources`. */
  sources: readonly string[];
  nakshatras: Levels;
  /** Quarters of stars that are left out: star and quarter. */
  quarters_out?: readonly (readonly number[])[];
  tithis: Levels;
  weekdays: Levels;
  lagnas: Levels;
  lunar_months?: readonly number[];
  solar_months?: readonly number[];
  /** Stars that are left out on a weekday, Sunday first. */
  star_days_out?: readonly (readonly number[])[];
  /** Sunrise to sunset, or to midday; absent: day and night. */
  hours?: 'day' | 'forenoon';
  never: readonly SeasonKey[];
  against: readonly SeasonKey[];
}

interface Purposed extends MuhurtaRule {
  schools?: Partial<Record<School, Partial<MuhurtaRule>>>;
}

const table = data.purposes as unknown as Record<Purpose, Purposed>;

/** The rule of a purpose as a school has it: what the school does not change is that of the north. */
export function ruleOf(purpose: Purpose, school: School): MuhurtaRule {
  const { schools: own, ...rule } = table[purpose];
  const changes = own?.[school] ?? {};
  return { ...rule, ...changes };
}

/** Texts and published pages that are the sources of rules, by their keys. */
export const ruleSources: Readonly<Record<string, string>> = data.sources;

export function muhurtaLevel({ best, fair, poor }: Levels, id: number): MuhurtaLevel | null {
  if (best.includes(id)) return 'best';
  if (fair?.includes(id)) return 'fair';
  return poor?.includes(id) ? 'poor' : null;
}
