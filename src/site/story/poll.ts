import type { Poll } from '../../engagement/model.ts';
import { timeElement } from '../cards.ts';
import { type Html, html, trusted } from '../html.ts';
import type { PublicSite } from '../site.ts';
import { pageWord } from '../words.ts';

/** Polls that a page shows. */
export const mostPolls = 3;

type Option = Poll['options'][number];

/** `percent` is null while the results are not shown: the script fills it in after a vote. */
const result = ({ id, text, percent }: Option): Html =>
  html`<li data-option="${id}"><span>${text}</span> <b>${percent !== null && `${percent} %`}</b><progress max="100" value="${percent ?? 0}" aria-label="${text}"${percent === null && trusted(' hidden')}></progress></li>`;

const choice = (pollId: number, { id, text }: Option): Html =>
  html`<label><input type="radio" name="poll-${pollId}" value="${id}" required> <span>${text}</span></label>`;

/** A poll. Without a script its options and results are shown; to vote takes the script, which shows the form. */
export function pollPart(poll: Poll, site: PublicSite): Html {
  const { id, lang, question, status, options, total, closes_at, can_change, show_results } = poll;
  const isOpen = status === 'open';
  const texts = html` data-votes="${pageWord('votes', site.lang)}" data-voted="${pageWord('voted', site.lang)}" data-failed="${pageWord('vote_failed', site.lang)}"`;
  const form = html`<form hidden><fieldset><legend>${question}</legend>${options.map((option) => choice(id, option))}</fieldset><button>${pageWord('vote', site.lang)}</button></form>`;
  return html`<section class="poll"${lang !== site.lang && html` lang="${lang}"`} aria-labelledby="poll-${id}" data-poll="${id}" data-show="${show_results}"${can_change && trusted(' data-change')}${isOpen && trusted(' data-open')}${texts}>
<h2 id="poll-${id}">${question}</h2>${isOpen && form}
<ul class="results">${options.map(result)}</ul>
<p class="meta"><span data-total>${total !== null && pageWord('votes', site.lang, { n: String(total) })}</span> ${isOpen ? closes_at && html`${pageWord('poll_until', site.lang)}: ${timeElement(closes_at, site)}` : pageWord('poll_closed', site.lang)}</p>
<p role="status"></p></section>`;
}

/** The text with the polls where an editor put them, and the polls that stand nowhere in it. */
export function placedPolls(
  content: Html,
  polls: readonly Poll[],
  site: PublicSite,
): { content: Html; others: Poll[] } {
  const left = new Map(polls.map((poll) => [poll.id, poll]));
  const text = content.text.replace(/<div data-poll="(\d+)"><\/div>/g, (_, id: string) => {
    const poll = left.get(Number(id));
    left.delete(Number(id));
    return poll ? pollPart(poll, site).text : ''; // of another story, or not open yet
  });
  return { content: trusted(text), others: [...left.values()] };
}
