import type { Json } from './json.ts';
import { reference } from './named-schemas.ts';
import { capital } from './shared.ts';
import type { Steps } from './steps.ts';

/** Characters that a component has to save. */
const leastGain = 100;

/** Whether a value is of one of several types. Kubb follows a reference to such a schema for ever. */
const isOfSeveralTypes = ({ type }: Json): boolean =>
  Array.isArray(type) && type.filter((one) => one !== 'null').length > 1;

/** A field of a form: what is sent has hints. One with an object in it names that after the form. */
const isShared = (field: Json, content: string): boolean =>
  'x-label' in field && !content.includes('"properties"') && !isOfSeveralTypes(field);

/** The part with each field of each schema in it changed. */
function withFields(part: unknown, change: (name: string, field: Json) => unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => withFields(one, change));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part as Json).map(([key, value]) => {
    if (key !== 'properties') return [key, withFields(value, change)];
    const fields = Object.entries(value as Record<string, Json>);
    return [key, Object.fromEntries(fields.map(([name, field]) => [name, change(name, field)]))];
  });
  return Object.fromEntries(entries);
}

/**
 * The schemas by name, and the fields that several forms have with the same name, type, description and hints: `TitleField`.
 * The forms of `POST`, of a working copy and of old addresses repeat them.
 */
export function* fieldSteps(schemas: Json): Steps<Json> {
  const counts = new Map<string, { name: string; field: Json; count: number }>();
  const count = (name: string, field: Json): unknown => {
    const content = JSON.stringify(field);
    if (!isShared(field, content)) return withFields(field, count);
    const key = `${name} ${content}`;
    const one = counts.get(key) ?? { name, field, count: 0 };
    counts.set(key, { ...one, count: one.count + 1 });
    return field;
  };
  for (const schema of Object.values(schemas)) {
    withFields(schema, count);
    yield;
  }
  const made: Json = { ...schemas };
  const names = new Map<string, string>();
  for (const [key, { name: field, field: schema, count }] of counts) {
    const wanted = `${field.split('_').map(capital).join('')}Field`;
    const size = key.length - field.length;
    if (size * (count - 1) - JSON.stringify(reference(wanted)).length * count < leastGain) continue;
    let name = wanted;
    for (let n = 2; name in made; n++) name = `${wanted}${n}`;
    made[name] = schema;
    names.set(key, name);
  }
  yield;
  const refer = (name: string, field: Json): unknown => {
    const component = names.get(`${name} ${JSON.stringify(field)}`);
    return component === undefined ? withFields(field, refer) : reference(component);
  };
  for (const [name, schema] of Object.entries(schemas)) {
    made[name] = withFields(schema, refer);
    yield;
  }
  return made;
}
