import { randomOf } from '../support/feed-mutants.ts';

// Snapshots of a feed over many visits, from a seed: stories come, are edited, change their places and leave, and the
// publisher changes the system.

interface Story {
  n: number;
  title: string;
  text: string;
}

/** How the publisher writes guids and links; `part` links to a fragment of a page of three stories. */
export const policies = ['guid', 'link', 'random', 'place', 'session', 'part', 'repeated', 'system'] as const;
export type PublisherPolicy = (typeof policies)[number];

const words: readonly string[] =
  'వర్షం వరద రైతు మెట్రో బడ్జెట్ ఎన్నికలు పరీక్షలు క్రికెట్ సినిమా ధరలు మద్దతు నగరం గ్రామం ఆలయం పండుగ పోలీసు కోర్టు ఆసుపత్రి విమానం రైలు रोड़ सरकार किसान मंडी बारिश चुनाव परीक्षा बाज़ार செய்தி மழை அரசு தேர்தல் খবর বৃষ্টি ভোট বাজার بارش انتخاب بازار خبر'.split(
    ' ',
  );

export interface Snapshot {
  body: string;
  /** Numbers of the stories that it lists. */
  listed: number[];
}

/** Titles begin with the number of the story, which tells a test what no feed may lose or double. */
export function* snapshots(policy: PublisherPolicy, seed: number, visits: number): Generator<Snapshot> {
  const random = randomOf(seed);
  const some = (count: number): string =>
    Array.from({ length: count }, () => words[random(words.length)] as string).join(' ');
  let next = 0;
  const fresh = (): Story => ({ n: next, title: `${seed}-${next++} ${some(6)}`, text: `${some(40)}.` });
  let list = Array.from({ length: 10 }, fresh);
  for (let visit = 0; visit < visits; visit++) {
    if (visit > 0) list = [...Array.from({ length: random(4) }, fresh), ...list].slice(0, 14);
    // Edits change a word of the title, or add to the text; places change by one.
    for (const story of list) {
      if (random(12) === 0) story.title = `${story.title} ${some(1)}`;
      if (random(12) === 0) story.text = `${story.text} ${some(5)}.`;
    }
    const at = random(list.length - 1);
    if (random(3) === 0) list.splice(at, 2, list[at + 1] as Story, list[at] as Story);
    const isAtom = policy === 'system' && visit >= visits / 2;
    yield { body: (isAtom ? atom : rss)(list, policy, visit), listed: list.map((story) => story.n) };
  }
}

const site = 'https://news.example';

function addressOf({ n }: Story, policy: PublisherPolicy, visit: number): string {
  if (policy === 'session') return `${site}/read?id=${n}&amp;sess=${visit}-${n}`;
  if (policy === 'part') return `${site}/page-${Math.floor(n / 3)}#part-${n}`;
  return `${site}/story/${n}`;
}

function guidOf({ n }: Story, policy: PublisherPolicy, visit: number, place: number): string | null {
  if (policy === 'guid' || policy === 'system') return `id-${n}`;
  if (policy === 'random') return `r-${visit}-${n * 31}`;
  if (policy === 'place') return String(place);
  return policy === 'repeated' ? 'news' : null;
}

function rss(list: readonly Story[], policy: PublisherPolicy, visit: number): string {
  const items = list.map((story, i) => {
    const guid = guidOf(story, policy, visit, i + 1);
    return `<item><title>${story.title}</title><link>${addressOf(story, policy, visit)}</link>${
      guid === null ? '' : `<guid isPermaLink="false">${guid}</guid>`
    }<description>${story.text}</description></item>`;
  });
  return `<rss version="2.0"><channel><title>x</title>${items.join('')}</channel></rss>`;
}

/** After the change: other ids, and the whole text. */
function atom(list: readonly Story[], policy: PublisherPolicy, visit: number): string {
  const items = list.map(
    (story) =>
      `<entry><title>${story.title}</title><id>tag:news.example,2026:${story.n}</id><link href="${addressOf(story, policy, visit)}"/><content type="html">&lt;p&gt;${story.text}&lt;/p&gt;&lt;p&gt;${story.text}&lt;/p&gt;</content></entry>`,
  );
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title>${items.join('')}</feed>`;
}
