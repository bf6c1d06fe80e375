import type { Change } from '../core/api/change.ts';
import { hook } from '../core/hook.ts';
import type { Part, Section } from './sections.ts';

/** A section was written: its values as they are now. In the same transaction. */
export const settingsChanges = hook<(c: Change, section: Section, values: Part) => Promise<void>>();
