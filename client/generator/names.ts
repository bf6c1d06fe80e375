import { camel, installationId, type Method } from './types.ts';

/**
 * Names of operations in all clients: a noun and a verb, `dinam.news.latest()`.
 *
 * The noun is the first word of the path after `/api/v1`. What belongs to an installation has its own: `/bookmarks`. The verb is
 * the rest of the path, or what the method does with a whole collection or with one of it.
 */
export interface Name {
  group: string;
  name: string;
}

/** What the rule would name less well than a person. */
const better: Record<string, string> = {
  'get /api/v1': 'status.get',
  'get /api/v1/search': 'search.stories',
  'get /api/v1/panchang': 'panchang.days',
  'get /api/v1/panchang/muhurta/find': 'panchang.findMuhurta',
  'get /api/v1/horoscope': 'horoscope.predictions',
  'get /api/v1/shopping/products/{slug}': 'shopping.product',
  'post /api/v1/devices': 'devices.register',
  'delete /api/v1/installations/{installation_id}': 'installation.erase',
};

const ofAll: Record<Method, string> = { get: 'get', post: 'create', put: 'replace', patch: 'update', delete: 'remove' };
const ofOne: Record<Method, string> = { ...ofAll, put: 'add' };

/** @param isList whether it answers with a list */
export function nameOf(method: Method, path: string, isList: boolean): Name {
  const given = better[`${method} ${path}`];
  if (given) {
    const [group = '', name = ''] = given.split('.');
    return { group, name };
  }
  const own = path.replace('/api/v1/', '').replace(`installations/{${installationId}}/`, '');
  const [noun = '', ...parts] = own.split('/');
  const words = parts.filter((part) => !part.startsWith('{'));
  const verbs = parts.length > 0 ? ofOne : ofAll;
  const name = words.length > 0 ? camel(words.join('-')) : isList && method === 'get' ? 'list' : verbs[method];
  return { group: camel(noun), name };
}
