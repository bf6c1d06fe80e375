/** A story on its page: head, text, pictures, film, polls, a live blog, what follows it. */
export const articleRules = `.story{max-width:var(--read);margin-inline:auto}
.story .body{font-size:var(--body-size);line-height:var(--lh-body)}
.body>*{margin-block:0}
.body>*+*{margin-top:1.1em}
.body h2,.body h3{font-size:var(--h3);line-height:var(--lh-row);margin-top:1.6em}
.body a{color:var(--link);text-decoration:underline;text-underline-offset:.2em}
.body blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:4px solid var(--accent);font-weight:600}
.body pre,.scroll{overflow-x:auto}
.crumb{display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;margin:0;min-height:var(--tap)}
.crumb a{display:inline-flex;align-items:center;min-height:var(--tap)}
.summary{margin:0 0 .75rem;color:var(--soft);font-size:1.0625rem;font-weight:400}
.by{margin:.5rem 0}
.by b{color:var(--text);font-size:.9375rem}.by b a{color:inherit;text-decoration:none;padding-block:.8rem}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:.375rem;margin-block:.5rem .75rem}
.tools .links{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none;margin:0}
.tools .links a{flex:none}
.after{max-width:var(--read);margin-inline:auto}
.after .rows{display:block}
.after .head+.rows>.row:nth-child(2){border-top:1px solid var(--line);padding-top:.75rem}
.tools .share>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
figure{margin:1rem 0}
figcaption{padding-top:.5rem;color:var(--soft);font-size:var(--small);line-height:var(--lh-meta)}
.story .hero{margin:.5rem calc(-1*var(--gut)) 1rem}
.hero img{display:block;width:100%;max-height:80vh;max-height:80svh;object-fit:contain;background:var(--sunk)}
.hero figcaption{padding-inline:var(--gut)}
.story video,.story iframe{display:block;width:100%;aspect-ratio:16/9;height:auto;background:#000}
.story iframe.sound{aspect-ratio:auto;height:11rem;background:none}
.story iframe.post{aspect-ratio:auto;height:40rem;max-width:34rem;background:none}
.story audio{width:100%}
.player{display:flex;flex-direction:column;gap:.3rem;justify-content:center;align-items:center;text-align:center;aspect-ratio:16/9;padding:1rem;background:var(--sunk);border:1px solid var(--line);border-radius:var(--r2)}
.player a{font-weight:700;padding:.6rem 1.1rem;border-radius:2rem;background:var(--brand);color:#fff}
.body .player a{color:#fff;text-decoration:none}
.player small{color:var(--soft)}
.player.sound{aspect-ratio:auto;min-height:11rem}
.player.post{aspect-ratio:auto;max-width:34rem;min-height:12rem}
.notice{padding:.5rem 1rem;border:1px solid var(--line);border-radius:var(--r2);font-weight:600}
.gallery{display:flex;gap:.75rem;overflow-x:auto;scroll-snap-type:x proximity;scrollbar-width:thin;padding-bottom:.5rem}
.gallery figure{flex:0 0 min(85%,30rem);margin:0;scroll-snap-align:start}
.gallery img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:var(--r2);background:var(--sunk)}
.photos{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.75rem}
.photos figure{margin:0}
.photos img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:var(--r2);background:var(--sunk)}
.photos figcaption{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;padding:0;margin-top:.375rem}
.whole{display:none;position:fixed;inset:0;z-index:9;background:#000;color:#fff}
.whole:target{display:grid;grid-template-rows:minmax(0,1fr) auto}
.whole figure{display:contents}
.whole picture,.whole figure>img{min-height:0}
.whole img{width:100%;height:100%;object-fit:contain}
.whole figcaption{max-height:30vh;overflow:auto;padding:.75rem 1rem 0;color:#ddd}
.whole p{display:flex;justify-content:space-between;align-items:center;margin:0;padding:.25rem .5rem;min-height:3.5rem;font-family:system-ui,sans-serif}
.whole p a{display:grid;place-items:center;min-width:var(--tap);min-height:var(--tap)}
.whole :focus-visible{outline-color:#fff}
.waiting{position:sticky;top:4rem;z-index:2;text-align:center;margin:0}
.waiting button{border-color:var(--brand);border-radius:99rem;background:var(--brand);color:#fff}
.waiting button[hidden]{display:none}
.onward{margin-top:1.5rem;padding:.75rem 1rem 1rem;background:var(--brand-soft);border:1px solid var(--brand-line);border-radius:var(--r3)}
.onward>.cat{margin:0 0 .25rem;font-size:var(--small)}
.next{display:grid;grid-template-columns:minmax(0,1fr) 7.5rem;gap:0 .75rem;align-items:start;border:0;border-radius:0;background:none;overflow:visible}
.next>.text{padding:0;gap:.125rem}
.next .picture{aspect-ratio:4/3;border-radius:var(--r2)}
.next>.text:only-child{grid-column:1/3}
.next .title{font-size:var(--h3)}
.next>.seen{grid-column:2;grid-row:1}
.poll{background:var(--card);border:1px solid var(--line);border-radius:var(--r3);padding:1rem;margin-block:1.5rem}
.poll h2,.poll legend{font-size:1.125rem;font-weight:700;margin:0 0 .5rem;padding:0;border:0}
.poll form{display:block;margin:0}
.poll form[hidden]{display:none}
.poll fieldset{border:0;margin:0 0 .75rem;padding:0;min-width:0}
.poll label{display:flex;gap:.6rem;align-items:center;min-height:var(--tap);cursor:pointer}
.poll input{min-height:0;width:1.25rem;height:1.25rem;flex:none;accent-color:var(--brand-ink)}
.results{list-style:none;margin:.5rem 0;padding:0}
.results li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem .75rem;padding:.35rem 0}
.results[hidden],.poll h2[hidden]{display:none}
progress{appearance:none;flex:1 0 100%;height:.5rem;border:0;border-radius:.25rem;overflow:hidden;background:var(--line)}
progress[hidden]{display:none}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--brand-ink)}
progress::-moz-progress-bar{background:var(--brand-ink)}
.entry{position:relative;margin-inline-start:.375rem;padding:0 0 1.25rem;padding-inline-start:1.375rem;border-inline-start:2px solid var(--line)}
.entry>.meta{display:inline-flex;align-items:center;min-height:1.75rem}
.entry::before{content:"";position:absolute;inset-inline-start:-.4375rem;top:.5rem;width:.75rem;height:.75rem;border-radius:50%;background:var(--page);border:2px solid var(--edge)}
.entry.key::before{background:#c4161c;border-color:#c4161c}
.entry .meta b,.keys b{color:var(--brand-ink);font-size:.9375rem}
.entry .title{font-size:var(--h3)}
.entry .body{margin-top:.25rem}
.entry .body>*+*{margin-top:.6em}
.entry>img{display:block;margin-top:.625rem;border-radius:var(--r2)}
.entry:target{background:var(--brand-soft)}
.found{padding:.75rem 0;border-top:1px solid var(--line)}
.found>p{margin:.25rem 0}
.keys{margin-block:1rem;padding:.75rem 1rem;background:var(--brand-soft);border:1px solid var(--brand-line);border-radius:var(--r3)}
.keys h2{font-size:var(--h4);margin:0 0 .25rem}
.keys ul{list-style:none;margin:0;padding:0}
.keys a{display:grid;grid-template-columns:minmax(4.25rem,auto) 1fr;gap:.75rem;padding-block:.5rem;line-height:var(--lh-row)}
@media (min-width:48rem){.story .hero{margin-inline:0}.hero img{border-radius:var(--r2)}.hero figcaption{padding-inline:0}.photos{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media (max-width:63.99rem){.reading{max-width:var(--read);margin-inline:auto}}
@media (min-width:64rem){.reading{grid-template-columns:minmax(0,var(--read)) var(--side);justify-content:center;gap:4rem}.reading>.side{padding-top:.75rem}}
`;
