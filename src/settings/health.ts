import type { Database } from '../core/db/database.ts';
import { type Finding, ok, warn } from '../core/doctor.ts';
import { withDefaults } from './sections.ts';
import { one } from './store.ts';

/** Whether readers can see who publishes and whom to complain to: Indian law requires it of publishers of news. */
export async function checkContacts(db: Database, isProduction: boolean): Promise<Finding> {
  const { publisher, grievance_officer } = withDefaults('basic', (await one(db.write, 'basic')).set);
  const unknown = Object.entries({ publisher, grievance_officer }).flatMap(([of, { name, email, phone }]) => [
    ...(name === null ? [`${of}.name`] : []),
    ...(email === null && phone === null ? [`${of}.email or ${of}.phone`] : []),
  ]);
  const name = 'contacts';
  if (unknown.length === 0) return ok(name, `${publisher.name}; complaints go to ${grievance_officer.name}`);
  return isProduction
    ? warn(name, `the basic settings have no ${unknown.join(', ')}; publishers of news in India have to show them`)
    : ok(name, 'only needed in production');
}
