import { type Html, html } from '../html.ts';

/** A page with a column beside it on wide windows, which on phones stands below; without one it has the whole width. */
export const withSide = (content: Html, side: Html | null, kind = ''): Html =>
  side === null
    ? html`<div class="cols${kind && ` ${kind} alone`}"><div>${content}</div></div>`
    : html`<div class="cols${kind && ` ${kind}`}"><div>${content}</div><div class="side">${side}</div></div>`;
