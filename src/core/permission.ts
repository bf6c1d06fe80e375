import type { Right } from '../model/rights.ts';
import type { Actor } from './app.ts';
import { Fault } from './error.ts';

/** Why a right is missing, for the client. */
export const lacks = (right: Right): string => `This needs the right ${right}, which your role does not have.`;

/** For what depends on the body or the row; the right of a route is checked before. @throws Fault `forbidden` */
export function requireRight(actor: Actor, right: Right): void {
  if (!actor.rights.has(right)) throw new Fault('forbidden', lacks(right));
}
