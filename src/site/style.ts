import type { AllSettings } from '../settings/settings.ts';

const colors = { brand: 'primary_color', accent: 'accent_color', breaking: 'breaking_color' } as const;

const sheet = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;font-size:100%}
body{margin:0;background:var(--page);color:var(--text);font:1.0625rem/1.65 system-ui,"Noto Sans Telugu","Noto Sans Devanagari","Noto Sans Tamil","Noto Sans Kannada","Noto Sans Malayalam","Noto Sans Gujarati","Noto Sans Bengali","Noto Sans Oriya","Noto Sans Gurmukhi",sans-serif;overflow-wrap:break-word}
html:lang(ur){font-size:106.25%}
:lang(ur){font-family:"Noto Nastaliq Urdu","Jameel Noori Nastaleeq","Noto Naskh Arabic",system-ui,sans-serif;line-height:2.15}
a{color:inherit;text-decoration:none}
main a:hover,footer a:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
img,video,iframe{max-width:100%;height:auto;border:0}
.skip{position:absolute;inset-inline-start:-999rem}
.skip:focus{position:static;display:block;padding:.5rem 1rem}
.bar,main,footer,header nav{max-width:70rem;margin-inline:auto;padding-inline:1rem}
.top{background:var(--brand);color:#fff}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding-block:.6rem}
.brand{display:flex;gap:.6rem;align-items:center;font-size:1.5rem;font-weight:700}
.brand img{height:2.5rem;width:auto}
form{display:flex;gap:.4rem;flex-wrap:wrap}
main form{margin-block:1rem}
input,select,button{font:inherit;padding:.35rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--text);min-height:2.75rem}
header form{flex:1 1 14rem;min-width:0;max-width:24rem;flex-wrap:nowrap}
header input{flex:1;min-width:0}
button{background:var(--card);cursor:pointer;font-weight:600}
header nav{display:flex;overflow-x:auto;gap:.25rem;scrollbar-width:thin}
header nav a{padding:.7rem .7rem;white-space:nowrap;border-bottom:3px solid transparent}
header nav a[aria-current]{border-bottom-color:#fff;font-weight:700}
main{padding-block:1rem 2.5rem;min-height:60vh}
h1{font-size:1.75rem;line-height:1.4;margin:.6rem 0}
h2{font-size:1.3rem;line-height:1.45;margin:2rem 0 .75rem;padding-inline-start:.6rem;border-inline-start:.3rem solid var(--brand)}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,15.5rem),1fr))}
.card{background:var(--card);border:1px solid var(--line);border-radius:.6rem;overflow:hidden;display:flex;flex-direction:column}
.card .text{padding:.7rem .9rem .9rem;display:flex;flex-direction:column;gap:.35rem}
.title{font-size:1.0625rem;line-height:1.5;margin:0;padding:0;border:0;font-weight:600}
.card p{margin:0;color:var(--soft);font-size:.95rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.card .picture{aspect-ratio:16/9;width:100%;object-fit:cover;background:var(--line)}
.lead{grid-column:1/-1}
.lead .title{font-size:1.3rem}
.card picture{display:block}
.card img{display:block}
@media (min-width:44rem){.lead{flex-direction:row}.lead picture,.lead>.picture{flex:0 0 55%;width:55%}.lead picture .picture{height:100%}.lead .title{font-size:1.5rem}.lead .text{flex:1;justify-content:center}}
.meta{color:var(--soft);font-size:.875rem}
.tag{color:var(--breaking);font-weight:700;font-size:.875rem}
.ticker{background:var(--card);border:1px solid var(--line);border-inline-start:.3rem solid var(--breaking);border-radius:.4rem;padding:.4rem .9rem;margin:0 0 1rem;list-style:none}
.ticker li{padding:.35rem 0}
.strip{display:block;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.7rem .9rem;margin-top:1.25rem}
.story{max-width:44rem;margin-inline:auto}
.story h1{font-size:2rem}
.story .body{font-size:1.125rem;line-height:1.8}
.body:lang(ur),.body :lang(ur){line-height:2.4}
h1:lang(ur),h2:lang(ur),.title:lang(ur){line-height:1.9}
.body a{color:var(--link);text-decoration:underline}
.story video,.story iframe{display:block;width:100%;aspect-ratio:16/9;height:auto;background:#000}
.story iframe.sound{aspect-ratio:auto;height:11rem;background:none}
.story iframe.post{aspect-ratio:auto;height:40rem;max-width:34rem;background:none}
.story audio{width:100%}
.player{display:flex;flex-direction:column;gap:.3rem;justify-content:center;align-items:center;text-align:center;aspect-ratio:16/9;padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
.player a{font-weight:700;padding:.6rem 1.1rem;border-radius:2rem;background:var(--brand);color:#fff}
.body .player a{color:#fff;text-decoration:none}
.player small{color:var(--soft)}
.player.sound{aspect-ratio:auto;min-height:11rem}
.player.post{aspect-ratio:auto;max-width:34rem;min-height:12rem}
.notice{padding:.5rem 1rem;border:1px solid var(--line);border-radius:.5rem;font-weight:600}
.body blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:.25rem solid var(--line)}
.body pre,.scroll{overflow-x:auto}
.summary{font-weight:600}
figure{margin:1rem 0}
.gallery{display:flex;gap:.75rem;overflow-x:auto;scroll-snap-type:x proximity;scrollbar-width:thin;padding-bottom:.5rem}
.gallery figure{flex:0 0 min(85%,30rem);margin:0;scroll-snap-align:start}
.gallery img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.4rem;background:var(--line)}
.poll{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem;margin-block:1.5rem}
.poll h2,.poll legend{font-size:1.125rem;font-weight:700;margin:0 0 .5rem;padding:0;border:0}
.poll form{display:block;margin:0}
.poll form[hidden]{display:none}
.poll fieldset{border:0;margin:0 0 .75rem;padding:0;min-width:0}
.poll label{display:flex;gap:.6rem;align-items:center;min-height:2.75rem;cursor:pointer}
.poll input{min-height:0;width:1.25rem;height:1.25rem;flex:none;accent-color:var(--brand)}
.results{list-style:none;margin:.5rem 0;padding:0}
.results li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem .75rem;padding:.35rem 0}
.results[hidden],.poll h2[hidden]{display:none}
progress{appearance:none;flex:1 0 100%;height:.5rem;border:0;border-radius:.25rem;overflow:hidden;background:var(--line)}
progress[hidden]{display:none}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--brand)}
progress::-moz-progress-bar{background:var(--brand)}
figcaption{color:var(--soft);font-size:.875rem}
.app{display:none;border:1px solid currentColor;border-radius:2rem;padding:.35rem .9rem}
@media (hover:none) and (pointer:coarse){.app{display:inline-block}}
@supports (-webkit-touch-callout:none){.app{display:none}}
.links{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1.1rem;margin:.8rem 0}
.links a{padding:.45rem 0}
.links.boxed a{border:1px solid var(--line);border-radius:2rem;padding:.35rem .9rem;background:var(--card)}
table{border-collapse:collapse;width:100%;background:var(--card)}
th,td{padding:.55rem .7rem;border:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}
tbody th{width:38%;color:var(--soft)}
.month{table-layout:fixed;min-width:56rem}
.month td,.month th{padding:.4rem .45rem}
.month td{height:5.5rem;font-size:.8125rem;line-height:1.45}
.month th{width:auto;font-size:.875rem}
.month b{font-size:1.125rem}
.holiday b,.holiday .name{color:var(--breaking)}
.today{outline:3px solid var(--accent);outline-offset:-3px}
.entry{border-inline-start:.25rem solid var(--line);padding-inline-start:1rem;margin-block:1.25rem}
.entry.key{border-color:var(--breaking)}
.price{font-weight:700;font-size:1.125rem}
.price s{color:var(--soft);font-weight:400;font-size:.9rem}
mark{background:#ffe08a;color:#111}
footer{border-top:1px solid var(--line);color:var(--soft);padding-block:1rem 2rem;font-size:.9375rem}
.sheet h2{display:flex;flex-wrap:wrap;gap:.6rem;align-items:baseline}
.sheet td{height:auto}
.sheet small{font-size:.75rem;color:var(--soft)}
.sheet .red{color:var(--breaking);font-weight:600}
@page sheet{size:A4 landscape;margin:7mm}
@media print{.sheet{page:sheet;break-after:page;overflow:visible}.sheet:last-child{break-after:auto}.sheet h2,.sheet p{margin:0 0 1mm;font-size:10pt;line-height:1.4}.sheet h2 img{height:8mm}.sheet p{margin:1mm 0 0;font-size:7pt}.sheet .month{min-width:0}.sheet .month :is(td,th){font-size:7.5pt;line-height:1.25;padding:.7mm 1mm}.sheet td{height:24mm}.sheet b{font-size:10pt}.sheet small{font-size:6.5pt;line-height:1.2}.sheet :lang(ur),.sheet:lang(ur) *{line-height:1.45}}
@media print{main:has(.sheet)>:not(.sheet),body:has(.sheet)>:not(main){display:none}main:has(.sheet){max-width:none;padding:0}}
@media print{.top nav,.top form,footer .links,.share,.skip,.related{display:none}.top{background:none;color:#000}body{background:#fff;color:#000}}
`;

const light = '--page:#f6f6f7;--card:#fff;--text:#1b1b1f;--soft:#55565c;--line:#dcdce0;--link:#0b57d0';
const dark = '--page:#121316;--card:#1c1e22;--text:#e9e9ec;--soft:#b0b2b9;--line:#35373d;--link:#9dc1ff';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/** The publisher's colour, or ours where it could not be read on its ground. */
const readable = (color: string | null | undefined, ground: string, otherwise: string): string =>
  color && contrast(color, ground) >= 4.5 ? color : otherwise;

/** The style sheet with the colours of the settings. */
export function styleText({ app }: Pick<AllSettings, 'app'>): string {
  const { theme } = app;
  const brand = readable(theme[colors.brand], '#ffffff', '#b71c1c');
  const accent = theme[colors.accent] ?? '#f9a825';
  const breaking = readable(theme[colors.breaking], '#ffffff', '#c62828');
  const own = `--brand:${brand};--accent:${accent}`;
  const inLight = `${light};${own};--breaking:${breaking}`;
  const inDark = `${dark};${own};--breaking:${readable(theme[colors.breaking], '#1c1e22', '#ff8a80')}`;
  const scheme =
    theme.mode === 'dark' || theme.mode === 'light'
      ? `:root{color-scheme:${theme.mode};${theme.mode === 'dark' ? inDark : inLight}}`
      : `:root{color-scheme:light dark;${inLight}}@media (prefers-color-scheme:dark){:root{${inDark}}}`;
  return `${scheme}\n${sheet}`;
}
