/** Rules of what is there for readers who come back. */
export const readerRules = `@media (scripting:none){[data-js]{display:none!important}}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:.375rem;margin-block:.5rem .75rem}
.tool{display:inline-flex;align-items:center;justify-content:center;gap:.375rem;min-width:2.75rem;min-height:2.75rem;padding:.125rem .625rem;border:1px solid var(--line);border-radius:99rem;background:var(--card);color:inherit;font:inherit;font-weight:600;line-height:1.5;white-space:nowrap}
.tool .i,.one .i{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.tool[aria-pressed=true]{border-color:currentColor}
.tool[aria-pressed=true] .i{fill:currentColor}
.size{display:flex;margin:0 0 0 auto;margin-inline:auto 0;padding:0;border:1px solid var(--line);border-radius:99rem;background:var(--card)}
.size label{display:grid;place-items:center;min-width:2.25rem;height:2.625rem;cursor:pointer;border-radius:99rem;line-height:1;position:relative}
.size input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.size label:nth-of-type(1){font-size:.875rem}
.size label:nth-of-type(3){font-size:1.375rem}
.size label:has(:checked){outline:2px solid;outline-offset:-2px;font-weight:700}
.size label:has(:focus-visible){outline:3px solid var(--accent)}
[data-size=s] .story .body{font-size:1rem}
[data-size=l] .story .body{font-size:1.4375rem}
.entry{position:relative}
.one{position:absolute;inset-block-start:-.5rem;inset-inline-end:0;min-width:2.75rem;padding:.5rem;border:0;background:none;color:var(--soft)}
.card.tap{position:relative}
@media (scripting:enabled){.card.tap .meta{padding-inline-end:2.5rem;white-space:nowrap;overflow-x:clip;text-overflow:ellipsis}}
.keep{position:absolute;z-index:2;inset-block-end:-.625rem;inset-inline-end:-.625rem;min-width:2.75rem;min-height:2.75rem;padding:.5rem;border:0;background:none;color:var(--soft)}
.beside .keep{inset-inline-end:6.75rem}
.keep .i{width:1.125rem;height:1.125rem;display:block;margin:auto}
.keep[aria-pressed=true] .i{fill:currentColor}
@media (max-width:30rem){.tools .tool span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
.report{margin-block:1rem}
.report summary{min-height:2.75rem;display:inline-flex;align-items:center;cursor:pointer;text-decoration:underline}
.report label,.ask label{display:block}
textarea{font:inherit;width:100%;padding:.35rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--text)}
.noted{position:fixed;inset-inline:1rem;inset-block-end:1rem;z-index:20;max-width:30rem;margin:0 auto;padding:.6rem 1rem;border-radius:.6rem;background:var(--text);color:var(--page);visibility:hidden}
.noted.on{visibility:visible}
.pop{width:min(34rem,100%);max-height:88vh;margin:auto auto 0;padding:.5rem 1rem 1.25rem;border:0;border-radius:.875rem .875rem 0 0;background:var(--card);color:var(--text)}
.pop::backdrop{background:#000a}
.pop .shut{float:inline-end;min-width:2.75rem;border:0;background:none;font-size:1.5rem;line-height:1}
@media (min-width:48rem){.pop{margin:auto;border-radius:.875rem}}
.ask{display:block}
.ask fieldset{border:0;padding:0;margin:1rem 0;min-width:0}
.ask legend{font-weight:700;padding:0}
.picks{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
.picks label{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem}
.picks [type=checkbox],.picks [type=radio]{width:1.25rem;height:1.25rem;min-height:0;margin:0;accent-color:var(--brand)}
.end{display:flex;flex-wrap:wrap;gap:.5rem}
.end button:first-child{background:var(--brand);border-color:var(--brand);color:#fff}
.kept{list-style:none;padding:0;margin:0}
.kept li{display:flex;align-items:center;justify-content:space-between;gap:1rem;border-bottom:1px solid var(--line)}
.kept a{flex:1;padding-block:.75rem;font-weight:600}
.short{max-width:34rem;margin-inline:auto;height:calc(100svh - 8rem);min-height:24rem;overflow-y:auto;scroll-snap-type:y mandatory;overscroll-behavior:contain;border:1px solid var(--line);border-radius:.6rem;background:var(--card)}
.short article{min-height:100%;scroll-snap-align:start;scroll-snap-stop:always;display:flex;flex-direction:column;max-width:34rem;margin-inline:auto}
.short article>picture{position:relative;flex:1 1 30svh;min-height:30svh}
.short picture img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.short article>img{flex:1 1 30svh;min-height:30svh;height:0;width:100%;object-fit:cover}
.short .text{flex:none;padding:.875rem 1rem 0}
.short h2{margin:.25rem 0 .5rem;padding:0;border:0}
.short .text p:not(.meta){margin:0 0 .875rem;font-size:1.0625rem;line-height:var(--lh-body)}
.short .text .meta{margin:0}
.short article>:first-child.text{flex:1}
.short .row{display:flex;align-items:center;gap:.5rem;padding:.5rem 1rem;border-top:1px solid var(--line)}
.short .row .meta{margin-inline-start:auto}
@media print{.tools,.report,.noted,.keep,.one{display:none}}
`;
