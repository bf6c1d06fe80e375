import { brandOf } from '../../cards/address.ts';
import type { CardSpec } from '../../cards/card.ts';
import type { CardSource, FoundCard } from '../../cards/cards.ts';
import type { App } from '../../core/app.ts';
import type { Lang } from '../../core/model/common.ts';
import type { Horoscope } from '../../horoscope/model.ts';
import { writtenTitle } from '../../horoscope/predictions/overlay.ts';
import { horoscopeList } from '../../horoscope/reads.ts';
import { fullSign, signNumbers } from '../../horoscope/signs/signs.ts';
import { topic } from '../../horoscope/store.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { siteDate } from '../words.ts';
import { parseDated } from './panchang.ts';

const violet = '#4c2a85';
/** Days from today of which there are cards. */
const mostDays = 30;
/** Graphemes of a prediction: the card shows fewer. */
const mostText = 400;

export const horoscopeKind = 'horoscope';

/** What the card of a sign shows; one without a prediction has none. */
export function signCard(app: App, prediction: Horoscope, heading: string, date: string): CardSpec | null {
  const { lang, sign, prediction: text } = prediction;
  const title = writtenTitle(prediction);
  if (text === null) return null;
  return {
    layout: 'table',
    ...brandOf(app, lang),
    color: violet,
    label: `${heading} · ${date}`,
    title: title === null ? sign.name : `${sign.name}: ${title}`,
    text: cutGraphemes(text, mostText),
    rows: [],
    picture: null,
  };
}

export const signCardName = ({ lang, sign }: Horoscope, date: string): string => `${lang}-${date}-${sign.slug}`;

export const horoscopeSource = (heading: (lang: Lang) => string): CardSource => ({
  kind: horoscopeKind,
  topics: [topic, 'settings'],
  async find(app, name): Promise<FoundCard | null> {
    const named = parseDated(app, name, mostDays);
    const number = signNumbers.find((n) => fullSign(n, 'en').slug === named?.rest);
    if (!named || number === undefined) return null;
    const { lang, date } = named;
    const query = horoscopeList.normalise(app, { lang, date, sign: String(number) } as never);
    const [found] = (await horoscopeList.run(app, query)).data as Horoscope[];
    const spec = found ? signCard(app, found, heading(lang), siteDate(date, lang)) : null;
    return spec && { spec };
  },
});
