import type { Access, ActRoute, ReadRoute, Route, StreamRoute } from '../../core/api/route.ts';
import { isOpenRead } from '../../core/api/route.ts';
import { delegable, type Role, rightOf, roles } from '../../core/model/rights.ts';
import { neededScopes } from '../../core/model/scopes.ts';
import type { TagText } from '../../core/model/tags.ts';

function whoMay(access: Access): string {
  if (access === 'anyone') return 'No token is needed.';
  if (access === 'self') return 'Any signed-in user, also before the first password is changed.';
  const mayEdit = delegable.includes(access);
  const delegated = mayEdit ? ', `editor` by `newsroom.editors_may`' : '';
  return `Right \`${access}\`: ${rolesText(rightOf(access).roles)}${delegated}.`;
}

/** Roles in words: most rights begin at one of them and go up to `owner`. */
function rolesText(names: readonly Role[]): string {
  const missing = roles.filter((role) => !names.includes(role));
  if (missing.length === 0) return 'every role';
  const [first] = names;
  const goesUp = names.length > 2 && names.length === roles.length - roles.indexOf(first as Role);
  if (goesUp) return `\`${first}\` and up`;
  if (missing.length === 1) return `every role but \`${missing[0]}\``;
  return names.map((role) => `\`${role}\``).join(', ');
}

const isOld = ({ path }: Route): boolean => path.endsWith('.php');

/** The REST address of the same operation; it has the same summary. */
const successorOf = (route: Route, all: readonly Route[]): Route | undefined =>
  all.find((other) => !isOld(other) && other.summary === route.summary && isOpenRead(other) === isOpenRead(route));

function ofRead({ reads }: ReadRoute): string {
  if (reads.every(({ isPersonal }) => isPersonal)) return 'Public; never cached.';
  const seconds = new Set(reads.map(({ maxAge = 30 }) => maxAge));
  const [age] = seconds;
  return seconds.size === 1
    ? `Public; cacheable for ${age} seconds.`
    : 'Public; `Cache-Control` says how long clients may cache the answer.';
}

function tokenText({ access, method, path, scopes, scopesIf = {} }: ActRoute): string {
  if (access === 'anyone') return '';
  const needed = neededScopes(method, path, scopes);
  if (needed === null) return 'Not with an API token.';
  const named = needed.map((scope) => `\`${scope}\``).join(' and ');
  const more = Object.entries(scopesIf).map(([scope, when]) => `; \`${scope}\` too ${when}`);
  return `API tokens: scope${needed.length > 1 ? 's' : ''} ${named}${more.join('')}.`;
}

function ofAct(route: ActRoute): string[] {
  const acts = Object.values(route.acts ?? {});
  const accesses = new Set([route, ...acts].map(({ access }) => access));
  return [
    accesses.size === 1 ? whoMay(route.access) : 'Who may ask depends on `action`.',
    tokenText(route),
    route.proof ? 'Takes `current_password` or `otp`: 403 `reauthentication_required` where it is needed.' : '',
    route.idempotent ? 'With `Idempotency-Key` a repeated request returns the first answer.' : '',
    route.file ? `The body may also be a file: ${route.file.media.join(', ')}.` : '',
  ];
}

const ofStream = (_route: StreamRoute): string => 'Public; the answer stays open.';

/** `description` and `deprecated` of an operation. Markdown. */
export function operationText(route: Route, operationId: string, all: readonly Route[], tag?: TagText) {
  const own = tag?.operations?.[operationId];
  const facts = 'reads' in route ? [ofRead(route)] : 'open' in route ? [ofStream(route)] : ofAct(route);
  if (!isOld(route)) return { description: [own, ...facts].filter(Boolean).join(' ') };
  const successor = successorOf(route, all);
  const old = successor
    ? `Old address of \`${successor.method} ${successor.path.replace(/:(\w+)/g, '{$1}')}\`.`
    : 'Old address of existing apps.';
  return { description: [old, own, ...facts].filter(Boolean).join(' '), deprecated: true };
}
