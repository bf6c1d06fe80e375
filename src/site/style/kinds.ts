/** Pages besides stories: almanac, deals, search. */
export const kindRules = `table{border-collapse:collapse;width:100%;background:var(--card)}
th,td{padding:.55rem .7rem;border:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}
tbody th{width:38%;color:var(--soft)}
.month{table-layout:fixed;min-width:56rem}
.month td,.month th{padding:.4rem .45rem}
.month td{height:5.5rem;font-size:.8125rem;line-height:1.45}
.month th{width:auto;font-size:.875rem}
.month b{font-size:1.125rem}
.holiday b,.holiday .name{color:var(--breaking)}
.today{outline:3px solid var(--accent);outline-offset:-3px}
.price{font-weight:700;font-size:1.125rem}
.price s{color:var(--soft);font-weight:400;font-size:.9rem}
mark{background:#ffe38a;color:#16181c}
.sheet h2{display:flex;flex-wrap:wrap;gap:.6rem;align-items:baseline}
.sheet h2 img{height:2rem;width:auto}
.sheet td{height:auto}
.sheet small{font-size:.75rem;color:var(--soft)}
.sheet .red{color:var(--breaking);font-weight:600}
`;

/** On paper: the story alone, in black; the wall calendar a month a page. */
export const printRules = `@page sheet{size:A4 landscape;margin:7mm}
@media print{.sheet{page:sheet;break-after:page;overflow:visible}.sheet:last-child{break-after:auto}.sheet h2,.sheet p{margin:0 0 1mm;font-size:10pt;line-height:1.4}.sheet h2 img{height:8mm}.sheet p{margin:1mm 0 0;font-size:7pt}.sheet .month{min-width:0}.sheet .month :is(td,th){font-size:7.5pt;line-height:1.25;padding:.7mm 1mm}.sheet td{height:24mm}.sheet b{font-size:10pt}.sheet small{font-size:6.5pt;line-height:1.2}.sheet :lang(ur),.sheet:lang(ur) *{line-height:1.45}}
@media print{main:has(.sheet)>:not(.sheet),body:has(.sheet)>:not(main){display:none}main:has(.sheet){max-width:none;padding:0}}
@media print{.top nav,.top form,.slim>a:not(.brand),.rule,.drawer,.whole,.tools,.side,.after,.player,.story>nav,.waiting,footer .links,.foot h2,.share,.skip,.related{display:none!important}.top{position:static;background:none;color:#000}body{background:#fff;color:#000;font-size:11pt}.story{max-width:none}.hero img{max-height:90mm;width:auto;max-width:100%;background:none}.body a{color:inherit}h1,h2,h3,figure{break-inside:avoid;break-after:avoid}}
`;
