import { festivalsBetween, type Observance } from '../../src/panchang/festivals/observances.ts';
import { addDays } from '../../src/panchang/zone.ts';
import { cities, csv, jsonLines, Line } from './almanac-oracle.ts';

/** The comparison with published and computed dates of festivals and vratas. */

interface Row {
  id: string;
  year: number;
  dates: string[];
  confidence: string;
}

/** Where a festival's dates are published for; the others are those of Delhi. */
const homes: Record<string, string> = {
  ugadi: 'Hyderabad',
  puthandu: 'Chennai',
  thaipusam: 'Chennai',
  karthigai_deepam: 'Chennai',
  vaikuntha_ekadashi: 'Chennai',
  vishu: 'Thiruvananthapuram',
  onam: 'Thiruvananthapuram',
  ganesh_chaturthi: 'Mumbai',
  durga_ashtami: 'Kolkata',
  pohela_boishakh: 'Kolkata',
};

/** The whole years of the tables at a city, by key, without the days of states that have a school of their own. */
function observancesOf(city: string, years: readonly number[]): Map<string, Observance[]> {
  const site = cities[city] as NonNullable<(typeof cities)[string]>;
  const all = years.flatMap((year) => festivalsBetween(`${year}-01-01`, `${year}-12-31`, site));
  return Map.groupBy(
    all.filter(({ onlyIn }) => onlyIn === null),
    ({ key }) => key,
  );
}

/** What every source agrees on, and what only one holds. */
export function festivalLines(): [strict: Line, loose: Line] {
  const strict = new Line('festivals: certain, high, majority', 'all');
  const loose = new Line('festivals: recalled, computed', '98 %');
  const rows = jsonLines<Row>('festivals');
  const years = [...new Set(rows.map(({ year }) => year))];
  const byCity = new Map<string, Map<string, Observance[]>>();
  for (const { id, year, dates, confidence } of rows) {
    const line = /^(certain|high|majority)$/.test(confidence)
      ? strict
      : /^(recalled|computed)$/.test(confidence)
        ? loose
        : null;
    // The reference computed Saddula Bathukamma as the eighth tithi; its published dates are in festivals-regional.csv.
    if (!line || id === 'saddula_bathukamma') continue;
    const city = homes[id] ?? 'Delhi';
    const known = byCity.get(city) ?? observancesOf(city, years);
    byCity.set(city, known);
    const ours = (known.get(id) ?? []).map(({ date }) => date).filter((date) => date.startsWith(`${year}-`));
    line.same(ours, dates, `${id} ${year}`);
  }
  return [strict, loose];
}

const ekadashiKeys: Record<string, string> = {
  papmochani: 'papamochani',
  parsva: 'parivartini',
  devutthana: 'dev_uthani',
};
const vrataKeys: Record<string, string> = {
  pradosha: 'pradosha_vrata',
  sankashti: 'sankashti_chaturthi',
  purnima: 'purnima',
  amavasya: 'amavasya',
};

function keyOf(kind: string, name: string): string {
  const ekadashi = name.toLowerCase().replaceAll(' ', '_');
  return vrataKeys[kind] ?? `${ekadashiKeys[ekadashi] ?? ekadashi}_ekadashi`;
}

/** The recurring vratas of three cities; of an ekadashi the day of the Vaishnavas too. */
export function vrataLines(): Line[] {
  const rows = csv('vratas');
  const years = [...new Set(rows.map(({ date = '' }) => Number(date.slice(0, 4))))];
  return ['Ujjain', 'Chennai', 'NewYork'].map((city) => {
    const line = new Line(`vratas of ${city}`, 'all');
    const known = observancesOf(city, years);
    for (const row of rows.filter((r) => r.city === city)) {
      const { kind = '', name = '', date, alt_date = '' } = row;
      const ours = known.get(keyOf(kind, name))?.find((observance) => observance.date === date);
      const other = ours?.alternatives.find(({ school }) => school === 'vaishnava');
      // The reference has no great twelfths: where one moves the fast by a day, that day counts as the reference's.
      const before = addDays(other?.date ?? '2000-01-01', -1);
      const isMoved = other?.mahadvadashi && other.date !== alt_date && before === (alt_date || date);
      const vaishnava = isMoved ? alt_date : (other?.date ?? '');
      const expected = [date, kind === 'ekadashi' ? alt_date : ''];
      line.same([ours?.date, kind === 'ekadashi' ? vaishnava : ''], expected, `${kind} ${name} ${date}`);
    }
    return line;
  });
}
