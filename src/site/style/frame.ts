/** What is on every page: the ground, the head, the menu, the foot, forms. */
export const frameRules = `*,::before,::after{box-sizing:border-box}
:root{--gut:1rem;--tap:2.75rem;--bar:3.5rem;--wide:77rem;--read:42rem;--side:18.75rem;--r1:.25rem;--r2:.5rem;--r3:.875rem}
@media (min-width:48rem){:root{--gut:1.5rem}}
html{-webkit-text-size-adjust:100%;font-size:100%;scroll-padding-top:4.5rem}
body{margin:0;background:var(--page);color:var(--text);font-size:1rem;overflow-wrap:break-word}
body,[lang]{font-family:var(--font);line-height:var(--lh-ui)}
a{color:inherit;text-decoration:none}
main a:hover,footer a:hover{text-decoration:underline;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:var(--r1)}
img,video,iframe{max-width:100%;height:auto;border:0}
svg.i{width:1.5rem;height:1.5rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.skip{position:absolute;inset-inline-start:-999rem}
.skip:focus{position:static;display:block;padding:.5rem 1rem}
.hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
time{white-space:nowrap}
.bar,main,footer,.sections,header nav{max-width:var(--wide);margin-inline:auto;padding-inline:var(--gut)}
.top{position:sticky;top:0;z-index:5;background:var(--brand-head);color:#fff}
.top :focus-visible,.ticker :focus-visible{outline-color:currentColor;outline-offset:-4px}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding-block:.6rem}
.slim{flex-wrap:nowrap;gap:0;height:var(--bar);padding-block:0;padding-inline:.25rem}
.slim>a:not(.brand){display:grid;place-items:center;min-width:var(--tap);height:var(--tap)}
.slim b{display:grid;place-items:center;min-width:1.75rem;height:1.75rem;padding-inline:.25rem;border:1.5px solid;border-radius:var(--r2);font-size:.9375rem;line-height:1;overflow:hidden}
.brand{display:flex;gap:.5rem;align-items:center;min-height:var(--tap);font-size:1.25rem;line-height:1.4;font-weight:700}
.slim .brand{margin-inline-end:auto;min-width:0}
.slim .brand span{padding-block:.3rem 0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.brand:lang(ur){line-height:1.9}
.slim .brand:lang(ur) span{padding:0;position:relative;top:-.3rem}
.brand img{height:2.5rem;width:auto}
.slim .brand img{height:2rem;max-width:9rem;object-fit:contain}
.sections,header nav{display:flex;gap:1.25rem;overflow-x:auto;scrollbar-width:none}
.sections a,header nav a{flex:none;line-height:2.75rem;height:2.75rem;white-space:nowrap;color:var(--soft)}
header nav a{color:inherit}
.sections a[aria-current],header nav a[aria-current]{color:var(--text);font-weight:700;box-shadow:inset 0 -3px var(--brand-ink)}
header nav a[aria-current]{color:inherit;box-shadow:inset 0 -3px}
.rule{border-bottom:1px solid var(--line);background:var(--page)}
.sub+.rule{display:none}
form{display:flex;gap:.5rem;flex-wrap:wrap}
main form{margin-block:1rem}
input,select,button,.btn{font:inherit;line-height:1.5;padding:.35rem .75rem;border:1px solid var(--edge);border-radius:var(--r2);background:var(--card);color:var(--text);min-height:var(--tap)}
main form[role=search]{flex-wrap:nowrap}
input[type=search]{flex:1;min-width:0}
header form{flex:1 1 14rem;min-width:0;max-width:24rem;flex-wrap:nowrap}
header input{flex:1;min-width:0}
button,.btn{cursor:pointer;font-weight:600}
.btn{display:inline-flex;align-items:center;gap:.375rem}
main{padding-block:1rem 2.5rem;min-height:60vh}
h1{font-size:var(--h1);line-height:var(--lh-h);font-weight:var(--bold);margin:.25rem 0 .75rem}
h2{font-size:var(--h3);line-height:var(--lh-row);margin:1.75rem 0 .75rem}
.meta{color:var(--soft);font-size:var(--small);line-height:var(--lh-meta)}
.links{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1.1rem;margin:.8rem 0}
.links a{padding:.45rem 0}
.links.boxed{gap:.5rem}
.links.boxed a{display:inline-flex;align-items:center;min-height:var(--tap);border:1px solid var(--line);border-radius:99rem;padding:.125rem 1rem;background:var(--card);line-height:1.5}
.links.boxed a[aria-current]{background:var(--brand-soft);border-color:var(--brand-ink);color:var(--brand-ink);font-weight:700}
.app{display:none;border:1px solid currentColor;border-radius:2rem;padding:.35rem .9rem}
@media (hover:none) and (pointer:coarse){.app{display:inline-block}}
@supports (-webkit-touch-callout:none){.app{display:none}}
footer{border-top:1px solid var(--line);color:var(--soft);padding-block:1rem 2rem;font-size:.9375rem}
.foot{max-width:none;margin-top:2rem;padding-inline:0;border:0;background:var(--sunk)}
.foot>div{display:grid;gap:0 2rem;max-width:var(--wide);margin-inline:auto;padding-inline:var(--gut)}
.foot h2{font-size:.9375rem;margin:.75rem 0 0;color:var(--text)}
.foot .links{margin:.25rem 0;gap:0 1.125rem}
.drawer{display:none;position:fixed;inset:0;z-index:9;background:var(--scrim)}
.drawer:target{display:flex;align-items:flex-end;justify-content:center}
.drawer>a{position:absolute;inset:0}
.drawer>div{position:relative;width:100%;max-width:34rem;max-height:88vh;max-height:88svh;overflow:auto;padding:.5rem var(--gut) 1.25rem;background:var(--card);border-radius:var(--r3) var(--r3) 0 0;box-shadow:var(--lift)}
.drawer p:not(.links){margin:.75rem 0 .25rem;font-weight:700}
.drawer .said.said{margin:0;font-size:var(--h3);line-height:2.75rem}
.drawer .said:lang(ur){line-height:var(--lh-h)}
.drawer .shut{position:absolute;inset-block-start:.5rem;inset-inline-end:.5rem;display:grid;place-items:center;width:var(--tap);height:var(--tap)}
.drawer nav{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}
.drawer nav a{display:flex;align-items:center;min-height:var(--tap)}
.drawer [aria-current]{color:var(--brand-ink);font-weight:700}
.js .drawer.open{display:flex}
@media (min-width:48rem){.slim{padding-inline:calc(var(--gut) - .625rem)}.slim .brand{font-size:1.5rem}.sub+.rule{display:block}.drawer:target{align-items:center}.drawer>div{border-radius:var(--r3);padding:1rem 1.5rem 1.5rem}.foot>div{grid-template-columns:1fr 1fr}}
`;
