import type { Access, ActRoute, ReadRoute, Route, StreamRoute } from '../../core/api/route.ts';
import { isOpenRead } from '../../core/api/route.ts';
import { neededScope } from '../../model/integrations/api-token.ts';
import { notesOfOperation } from '../../model/notes-operations.ts';
import { delegable, type Right, rights } from '../../model/rights.ts';

function whoMay(access: Access): string {
  if (access === 'anyone') return 'No token is needed.';
  if (access === 'self') return 'Any signed-in user, also before the first password is changed.';
  const mayEdit = (delegable as readonly Right[]).includes(access);
  const delegated = mayEdit ? '; `editor` as the setting `newsroom.editors_may` says' : '';
  return `Right \`${access}\`: ${rights[access].roles.map((role) => `\`${role}\``).join(', ')}${delegated}.`;
}

const isOld = ({ path }: Route): boolean => path.endsWith('.php');

/** The REST address of the same operation; it has the same summary. */
const successorOf = (route: Route, all: readonly Route[]): Route | undefined =>
  all.find((other) => !isOld(other) && other.summary === route.summary && isOpenRead(other) === isOpenRead(route));

function ofRead({ reads }: ReadRoute): string {
  const seconds = new Set(reads.map(({ maxAge = 30 }) => maxAge));
  const [age] = seconds;
  return seconds.size === 1
    ? `Public; clients may cache the answer for ${age} seconds.`
    : 'Public; `Cache-Control` says how long clients may cache the answer.';
}

function tokenText({ access, method, path }: ActRoute): string {
  if (access === 'anyone') return '';
  const scope = neededScope(method, path);
  return scope === null ? 'Not with an API token.' : `API tokens need the scope \`${scope}\`.`;
}

function ofAct(route: ActRoute): string[] {
  const acts = Object.values(route.acts ?? {});
  const accesses = new Set([route, ...acts].map(({ access }) => access));
  return [
    accesses.size === 1 ? whoMay(route.access) : 'Who may ask depends on `action`.',
    route.needsRev ? '`If-Match` names the `ETag` of the row as it was read.' : '',
    tokenText(route),
    route.idempotent ? 'With `Idempotency-Key` a repeated request returns the first answer.' : '',
    route.file ? `The body may also be a file: ${route.file.media.join(', ')}.` : '',
  ];
}

const ofStream = (_route: StreamRoute): string => 'Public; the answer stays open.';

/** `description` and `deprecated` of an operation. Markdown. */
export function textOf(route: Route, operationId: string, all: readonly Route[]) {
  const own = notesOfOperation[operationId];
  const facts = 'reads' in route ? [ofRead(route)] : 'open' in route ? [ofStream(route)] : ofAct(route);
  if (!isOld(route)) return { description: [own, ...facts].filter(Boolean).join(' ') };
  const successor = successorOf(route, all);
  const old = successor
    ? `Old address of \`${successor.method} ${successor.path.replace(/:(\w+)/g, '{$1}')}\`.`
    : 'Old address of existing apps.';
  return { description: [old, own, ...facts].filter(Boolean).join(' '), deprecated: true };
}
