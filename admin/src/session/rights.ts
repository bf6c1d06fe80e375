import type { Me } from '../../../src/users/model/user.ts';
import { currentSession } from './session.ts';

/** What the user may do now. An interface hides the rest; the server decides. */
export type Right = Me['rights'][number];

export const may = (right: Right): boolean => currentSession().me?.rights.includes(right) ?? false;
