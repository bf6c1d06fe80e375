import type { Change } from '../core/api/change.ts';
import { hook } from '../core/hook.ts';
import type { SectionValues, SettingsSection } from './sections.ts';

/** A section was written: its values as they are now. In the same transaction. */
export const settingsChanges = hook<(c: Change, section: SettingsSection, values: SectionValues) => Promise<void>>();
