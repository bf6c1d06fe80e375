import type { Lang } from '../../../core/model/common.ts';
import { type PageWord, pageWord } from '../../words.ts';
import { symbol } from '../icons.ts';
import type { ShownParts } from '../parts.ts';
import { alertsScript } from './alerts.ts';
import { coreScript } from './core.ts';
import { savedScript } from './saved.ts';
import { toolsScript } from './tools.ts';

const always = ['copied', 'share', 'close', 'report_thanks', 'action_failed'] as const;
const ofSaved = ['save', 'saved_now', 'removed_now', 'remove', 'nothing_saved'] as const;
const ofAlerts = ['alerts_on', 'alerts_off', 'alerts_denied', 'alerts_unsupported'] as const;

/** Comments and indents are for those who read the source. */
const short = (text: string): string => text.replace(/^ *(\/\/.*)?\n/gm, '').replace(/^ +/gm, '');

const begin = (shows: ShownParts): string => `
const begin = (within) => {
  ${shows.saved ? 'markCards();' : ''}
  drawSaved();
  drawLists(within);
  drawDistrict(within);
  ${shows.alerts ? "all('form[data-alerts]', beginAlerts, within);" : ''}
};
begin(document);
${shows.alerts ? 'renewAlerts();' : ''}
${shows.offline ? "if ('serviceWorker' in navigator) addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}));" : ''}`;

/**
 * What pages do for a reader who comes back, as the script of a language: share, save, district, alerts, size of the text.
 * Every page can be read without it. It keeps to what browsers of 2020 know.
 */
export function readerScript(lang: Lang, shows: ShownParts): string {
  const keys: PageWord[] = [...always, ...ofSaved, ...(shows.alerts ? ofAlerts : [])];
  const words = {
    ...Object.fromEntries(keys.map((key) => [key, pageWord(key, lang)])),
    share_icon: symbol('share').text,
    save_icon: symbol('save').text,
  };
  const parts = [coreScript, toolsScript, savedScript, ...(shows.alerts ? [alertsScript] : []), begin(shows)];
  return `'use strict';\n(() => {\nconst words = ${JSON.stringify(words)};\n${short(parts.join('\n'))}\n})();\n`;
}
