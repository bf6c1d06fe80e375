import type { Actor, App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import type { LimitField } from '../places/limits.ts';
import { nameIn, placesNow } from '../places/tree.ts';
import { cachedSettings } from '../settings/settings.ts';
import { languageName } from '../text/language-name.ts';
import { cachedCategories } from './categories.ts';

/** Names that a message has; an editor of a district may have a hundred mandals. */
const mostNames = 10;

/** A change, or only a check whether one is possible: the message is for nobody then. */
interface Asking {
  tx: Db;
  actor: Actor;
  app?: App;
}

/** What the actor is restricted to, by name. */
async function namesOf({ tx, actor, app }: Asking, field: LimitField): Promise<string[]> {
  const { langs, category_ids, place_ids } = actor.limits;
  if (!app) return [];
  if (field === 'lang') return langs.map(languageName);
  if (field === 'category_id') {
    const all = await cachedCategories(app);
    return category_ids.map((id) => all.get(id)?.name ?? String(id));
  }
  const places = await placesNow(tx, place_ids);
  const { default_lang } = cachedSettings(app).basic;
  return place_ids.flatMap((id) => places.get(id) ?? []).map((place) => nameIn(place, default_lang));
}

/**
 * Refuses what lies outside of the limits of the actor.
 * @param what begins the sentence: `The story`
 * @param at the field of the request, where that is another one
 */
export async function outsideOf(c: Asking, field: LimitField, what: string, at: string = field): Promise<Fault> {
  const names = await namesOf(c, field);
  const allowed = `${names.slice(0, mostNames).join(', ')}${names.length > mostNames ? ', …' : ''}`;
  const message = field === 'place_ids' ? `must lie in what is yours: ${allowed}` : `must be among yours: ${allowed}`;
  const text = `${what} is outside of what you write for: ${field} ${message}.`;
  return new Fault('forbidden', text, { errors: [{ field: at, message }] });
}
