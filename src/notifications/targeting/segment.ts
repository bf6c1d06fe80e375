import { Type } from 'typebox';
import { parseJson } from '../../core/api/validate.ts';
import { Fault, type FieldError } from '../../core/error.ts';
import { Lang, Text } from '../../core/model/common.ts';
import { reminderKinds } from '../../settings/model/push.ts';
import { appVersionNumbers } from '../../text/version/app-version.ts';
import { labelKey } from '../devices/tags.ts';
import { deviceKinds, devicePlatforms } from '../model/device.ts';

/** Conditions of a segment on a device. All that are present have to hold. */
export interface Segment {
  platform?: string;
  lang?: string;
  kind?: string;
  /** As versions; both ends counted. */
  app_version?: { min?: string; max?: string };
  /** Seen on one of the last so many days (UTC), today not counted. */
  last_seen_days?: number;
  place?: string;
  category?: string;
  /** It wants to be reminded of these observances. */
  reminder?: string;
  /** It was chosen for this notification; not for input. */
  notification?: number;
  any?: Segment[];
  all?: Segment[];
  not?: Segment;
}

/** Levels of `any`, `all` and `not` inside each other. */
const deepest = 3;
const mostTerms = 20;

const closed = { additionalProperties: false };
const Version = Type.Refine(
  Type.String({ maxLength: 40 }),
  (text) => appVersionNumbers(text) !== null,
  () => 'must be a version like 2.4.0',
);
const Label = (what: string) =>
  Type.Refine(
    Text(100),
    (text) => labelKey(text) !== '',
    () => `must ${what}`,
  );
const Terms = Type.Object(
  {
    platform: Type.Optional(Type.Enum([...devicePlatforms])),
    lang: Type.Optional(Lang),
    kind: Type.Optional(Type.Enum([...deviceKinds])),
    app_version: Type.Optional(
      Type.Object({ min: Type.Optional(Version), max: Type.Optional(Version) }, { ...closed, minProperties: 1 }),
    ),
    last_seen_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    place: Type.Optional(Label('name a place')),
    category: Type.Optional(Label('be the slug of a category')),
    reminder: Type.Optional(Type.Enum([...reminderKinds])),
  },
  closed,
);

/**
 * What is wrong with a segment, field by field below `field`.
 */
export function segmentErrors(segment: unknown, field: string): FieldError[] {
  const errors: FieldError[] = [];
  const terms = walk(segment, field, 0, errors);
  if (errors.length === 0 && terms > mostTerms)
    errors.push({ field, message: `has ${terms} terms; there may be ${mostTerms}` });
  return errors;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts the terms and names what is wrong. */
function walk(segment: unknown, field: string, depth: number, errors: FieldError[]): number {
  if (!isObject(segment)) return wrong(errors, field, 'must be an object like {"platform": "android"}');
  if (depth > deepest) return wrong(errors, field, `is nested too deeply: ${deepest} levels of any, all and not`);
  const { any, all, not, ...terms } = segment;
  if (Object.keys(segment).length === 0)
    return wrong(errors, field, 'must ask for something; the target all is everybody');
  checkTerms(terms, field, errors);
  let count = Object.keys(terms).length;
  for (const [name, list] of Object.entries({ any, all })) {
    if (list === undefined) continue;
    if (!Array.isArray(list) || list.length === 0 || list.length > mostTerms)
      wrong(errors, `${field}.${name}`, `must be a list of 1 to ${mostTerms} filters`);
    else count += list.reduce((sum, s, i) => sum + walk(s, `${field}.${name}.${i}`, depth + 1, errors), 0);
  }
  return not === undefined ? count : count + walk(not, `${field}.not`, depth + 1, errors);
}

function wrong(errors: FieldError[], field: string, message: string): 0 {
  errors.push({ field, message });
  return 0;
}

function checkTerms(terms: Record<string, unknown>, field: string, errors: FieldError[]): void {
  try {
    parseJson(Terms, terms);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    errors.push(...error.errors.map((e) => ({ field: `${field}.${e.field}`, message: e.message })));
  }
}
