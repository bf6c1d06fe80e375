import { createHash } from 'node:crypto';
import type { Run } from '../context.ts';
import type { FilePosition } from '../report-row.ts';

/** A setting of the old program. */
export interface OldSetting {
  /** `basic.app_name` */
  name: string;
  line: number;
  text: string;
}

/** Of what the old program had it set to. */
export const settingHash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const placeOf = ({ name, line, text }: OldSetting): FilePosition => ({ line, id: name, title: text });

export const refuse = ({ report }: Run, one: OldSetting, reason: string): Promise<void> =>
  report.refuseOther('setting', placeOf(one), reason);
