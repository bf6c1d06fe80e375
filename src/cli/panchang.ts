import { type Command, Option } from 'commander';
import type { PanchangDay } from '../almanac/model/panchang.ts';
import { panchangDay } from '../almanac/reads.ts';
import { listText } from '../almanac/text/clock-text.ts';
import { objectsOf } from '../core/api/read.ts';
import { parseQuery } from '../core/api/validate.ts';
import type { App } from '../core/app.ts';
import { isoDay, type Lang } from '../core/model/common.ts';
import { label } from '../panchang/names.ts';
import { currentSettings } from '../settings/settings.ts';
import { print, withApp } from './common.ts';

interface Options {
  city?: string;
  lang?: string;
  digits: 'latin' | 'native';
  json?: boolean;
}

export function panchangCommand(program: Command): void {
  program
    .command('panchang [date]')
    .description('print a day of the almanac, by default today (2026-11-20 or 20-11-2026)')
    .option('--city <city>', 'a name in any language, or an id of /api/v1/places')
    .option('--lang <lang>', 'te, hi, ta ...')
    .addOption(new Option('--digits <digits>', 'of the times').choices(['latin', 'native']).default('latin'))
    .option('--json', 'print it as /api/v1/panchang/day answers it')
    .action((date: string | undefined, options: Options) =>
      withApp(async (app) => {
        const day = await dayFor(app, date, options);
        print(options.json ? JSON.stringify(day, null, 2) : pageOf(day).join('\n'));
      }),
    );
}

/** The day as `/api/v1/panchang/day` answers it. @throws Fault `invalid` */
async function dayFor(app: App, date: string | undefined, { city, lang, digits, json }: Options): Promise<PanchangDay> {
  await currentSettings(app);
  const fields = { date: date && isoDay(date), city, lang, digits, include: json ? 'all' : 'text' };
  const sent = Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const { data } = await panchangDay.run(app, panchangDay.normalise(app, parseQuery(panchangDay.query, sent) as never));
  return objectsOf(data) as PanchangDay;
}

/** A page of an almanac: the date, festivals, the five limbs, the sky, the times. */
function pageOf(day: PanchangDay): string[] {
  const text = day.text as NonNullable<PanchangDay['text']>;
  const lang: Lang = day.lang;
  const line = (key: string, value: string | string[] | null): string[] => {
    const text = Array.isArray(value) ? listText(value, lang) : (value ?? '');
    return text === '' ? [] : [`${label(key, lang)}: ${text}`];
  };
  return [
    `${listText([text.date, text.weekday], lang)} – ${text.place}`,
    listText([text.year, text.month], lang),
    ...line('festivals', text.festivals),
    '',
    ...line('tithi', text.tithi),
    ...line('nakshatra', text.nakshatra),
    ...line('yoga', text.yoga),
    ...line('karana', text.karana),
    '',
    ...line('sunrise', text.sunrise),
    ...line('sunset', text.sunset),
    ...line('moonrise', text.moonrise),
    ...line('moonset', text.moonset),
    ...line('sun_sign', text.sun_sign),
    ...line('moon_sign', text.moon_sign),
    '',
    ...line('brahma_muhurta', text.brahma_muhurta),
    ...line('abhijit', text.abhijit),
    ...line('amrita_kalam', text.amrita_kalam),
    ...line('rahu_kalam', text.rahu_kalam),
    ...line('yamagandam', text.yamagandam),
    ...line('gulika_kalam', text.gulika_kalam),
    ...line('durmuhurtam', text.durmuhurtam),
    ...line('varjyam', text.varjyam),
    ...(day.notes ? ['', day.notes] : []),
  ];
}
