/** Stories in lists: the lead, the seconds, rows, cards; sections of the front page; the side column. */
export const listRules = `.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,15.5rem),1fr))}
.card{position:relative;background:var(--card);border:1px solid var(--line);border-radius:var(--r2);overflow:hidden;display:flex;flex-direction:column}
.card .text{padding:.7rem .9rem .9rem;display:flex;flex-direction:column;gap:.35rem}
.title{font-size:var(--h4);line-height:var(--lh-row);margin:0;padding:0;font-weight:700}
.card .text>p:not(.links){margin:0;color:var(--soft);font-size:.95rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.card .picture{aspect-ratio:16/9;width:100%;height:auto;object-fit:cover;background:var(--sunk)}
.card picture,.card img{display:block}
.cat{color:var(--cat,var(--brand-ink));font-weight:700}
.tag{color:var(--breaking);font-weight:700;font-size:var(--small)}
.tag.live{display:inline-flex;align-items:center;gap:.375rem;background:#c4161c;color:#fff;border-radius:var(--r1);padding:.05rem .5rem}
.tag.live::before{content:"";width:.5rem;height:.5rem;border-radius:50%;background:currentColor}
@media (prefers-reduced-motion:no-preference){.tag.live::before{animation:p 2s infinite}@keyframes p{50%{opacity:.25}}}
.seen{position:relative;display:block}
.mark{position:absolute;inset-block-end:.375rem;inset-inline-start:.375rem;display:flex;align-items:center;gap:.25rem;background:#000c;color:#fff;border-radius:var(--r1);padding:.15rem .4rem;font:600 .75rem/1.4 system-ui,sans-serif}
.meta .mark{position:static;display:inline-flex;vertical-align:middle}
.mark svg.i{width:.75rem;height:.75rem;stroke-width:2.2}
.row,.second,.lead{border:0;border-radius:0;background:none;overflow:visible}
.row>.text,.second>.text{padding:0;gap:.125rem}
.tap .title a::after{content:"";position:absolute;inset:0}
.tap:hover .title a{text-decoration:underline;text-underline-offset:.2em;text-decoration-thickness:1px}
.row{display:grid;grid-template-columns:minmax(0,1fr) 6.5rem;gap:0 .75rem;align-items:start;padding-block:.75rem;border-top:1px solid var(--line)}
.row>.seen{grid-column:2;grid-row:1}
.row>.text{grid-column:1;grid-row:1}
.row>.text:only-child{grid-column:1/3}
.row .picture{aspect-ratio:4/3;border-radius:var(--r2)}
.second .picture{border-radius:var(--r2)}
.second>.text{padding-top:.375rem}
.lead .title{font-size:var(--h2);line-height:var(--lh-h)}
.lead>.text{padding:.75rem 0 1rem;gap:.25rem}
.lead .text>p:not(.links){-webkit-line-clamp:2;font-size:1rem}
.lead>.seen{margin-inline:calc(-1*var(--gut))}
.grid>.lead{grid-column:1/-1}
@media (min-width:44rem){.grid>.lead{flex-direction:row}.grid>.lead>:is(picture,.picture){flex:0 0 55%;width:55%}.grid>.lead .text{flex:1;justify-content:center}}
.seconds{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem .75rem;padding-block:1rem;border-top:1px solid var(--line)}
.head{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:var(--tap);margin-top:1.5rem;border-top:3px solid var(--cat,var(--brand-ink))}
.head h2{margin:0}
.head>a{flex:none;display:flex;align-items:center;min-height:var(--tap);color:var(--cat,var(--brand-ink));font-size:.9375rem}
.head+.rows>.row:first-child{border-top:0;padding-top:.25rem}
.ranks{list-style:none;margin:0;padding:0;counter-reset:n}
.ranks li{position:relative;display:grid;grid-template-columns:2.25rem 1fr;padding-block:.625rem;border-top:1px solid var(--line);line-height:var(--lh-row)}
.ranks li:first-child{border-top:0}
.ranks li::before{counter-increment:n;content:counter(n);font:700 1.375rem/1.3 system-ui,sans-serif;color:var(--brand-ink)}
.ranks a::after{content:"";position:absolute;inset:0}
.ticker{margin:-1rem calc(-1*var(--gut)) 0;background:var(--flash);color:#fff}
.ticker a{display:flex;align-items:center;gap:.625rem;min-height:var(--tap);padding-inline:var(--gut)}
.ticker b{flex:none;padding-inline-end:.625rem;border-inline-end:1px solid;font-size:.875rem;line-height:1.3}
.ticker span{flex:1;min-width:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-weight:600}
.bare{font-size:var(--h2);margin:0 0 .5rem}
.bare[class*=" c"]{padding-inline-start:.625rem;border-inline-start:.3rem solid var(--cat)}
.chips{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none;margin:0 calc(-1*var(--gut)) .75rem;padding:.25rem var(--gut)}
.chips a{flex:none}
.front+.rows{margin-top:1rem}
.bare+.front,.chips+.front{margin-top:0}
.strip{display:block;background:var(--brand-soft);border:1px solid var(--brand-line);border-radius:var(--r3);padding:.7rem 1rem;margin-top:1.25rem}
.front{margin-top:-1rem}
.ticker+.cols .front{margin-top:0}
@media (min-width:48rem){.front,.ticker{margin:0}.ticker{margin-bottom:1rem;border-radius:var(--r2)}.lead>.seen{margin-inline:0}.lead .picture{border-radius:var(--r2)}.rows{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2rem}.head+.rows>.row:nth-child(2){border-top:0;padding-top:.25rem}.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2rem}.pair .rows{display:block}.pair .head+.rows>.row:nth-child(2){border-top:1px solid var(--line);padding-top:.75rem}}
@media (min-width:64rem){.cols:has(>.side){display:grid;grid-template-columns:minmax(0,1fr) var(--side);gap:2.5rem;align-items:start}.side{position:sticky;top:4.5rem}.side>:first-child,.side .head{margin-top:0}.front{display:grid;grid-template-columns:minmax(0,1.9fr) minmax(0,1fr);gap:1.75rem}.front .seconds{grid-template-columns:minmax(0,1fr);border:0;padding:0;align-content:start}.lead>.text{padding-bottom:0}}
`;
