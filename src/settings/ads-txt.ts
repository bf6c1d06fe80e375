import { realPublisher } from './admob.ts';
import { platforms } from './model/settings.ts';
import type { AllSettings } from './sections.ts';

/** Google's certification authority id, the same in every file that authorises AdMob. */
const google = 'f08c47fec0942fa0';

/** The text of `/app-ads.txt` (IAB Tech Lab): who may sell the app's advertising space. */
export function appAdsTxt(settings: AllSettings): string {
  const publishers = new Set(platforms.flatMap((platform) => realPublisher(settings.admob[platform]) ?? []));
  if (publishers.size === 0) return "# Only Google's test ids are set; a publisher's own ids put a line here.\n";
  return [...publishers].map((publisher) => `google.com, pub-${publisher}, DIRECT, ${google}\n`).join('');
}
