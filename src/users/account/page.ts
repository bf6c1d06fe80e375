import { createHash } from 'node:crypto';
import { type MailLang, mailLangs } from '../../core/mail/text.ts';
import { passwordPage } from '../mail/links.ts';
import { accountLang, accountTexts } from './texts.ts';

/**
 * The same for every language: its texts come from `data-` attributes of the form. The token leaves the address at once and
 * stays in the history entry, so that the page can be loaded again.
 */
const script = `
const form = document.querySelector('form'), status = document.querySelector('[role=status]');
const texts = form.dataset, save = form.querySelector('button'), signIn = document.querySelector('section');
const hash = location.hash.slice(1);
const token = hash || history.state?.token || '';
history.replaceState({ token }, '', location.pathname + location.search);
for (const link of document.querySelectorAll('nav a')) link.hash = token;
const say = (text, kind) => { status.textContent = text; status.className = kind; };
const end = (text, kind) => { form.remove(); document.querySelector('nav').remove(); say(text, kind); status.focus(); };
const mark = (field, text) => {
  for (const one of [form.password, form.again]) {
    const bad = one === field;
    one.setAttribute('aria-invalid', bad);
    document.getElementById(one.name + '-error').textContent = bad ? text : '';
  }
  if (field) field.focus();
};
form.show.addEventListener('change', () => {
  for (const one of [form.password, form.again]) one.type = form.show.checked ? 'text' : 'password';
});
const busy = (is) => {
  save.disabled = is;
  save.textContent = is ? texts.saving : texts.save;
};
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (save.disabled) return;
  say('', '');
  const chosen = form.password.value;
  if ([...new Intl.Segmenter().segment(chosen)].length < 10) return mark(form.password, texts.short);
  if (chosen !== form.again.value) return mark(form.again, texts.differ);
  mark(null);
  busy(true);
  const response = await fetch('/api/auth/password/link?lang=' + document.documentElement.lang, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: chosen }),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok) {
    history.replaceState(null, '', location.pathname + location.search);
    const { username, app_name } = answer.data;
    end(texts.done, 'good');
    signIn.querySelector('h2').textContent = app_name;
    signIn.querySelector('bdi').textContent = username;
    signIn.querySelector('a').search = new URLSearchParams({ username });
    signIn.hidden = false;
    return;
  }
  busy(false);
  const errors = answer?.errors ?? [];
  if (errors.some(({ field }) => field === 'token')) return end(texts.badLink, 'bad');
  const [error] = errors.filter(({ field }) => field === 'password');
  if (error) return mark(form.password, texts.password + ': ' + error.message);
  say(answer?.message ?? texts.unreachable, 'bad');
});
if (token) form.password.focus(); else end(texts.noLink, 'bad');`;

const style = `
:root{color-scheme:light dark;--text:#1b1c1f;--soft:#5a5e66;--page:#f4f5f7;--card:#fff;--line:#80858e;--main:#0b57d0;--on-main:#fff;--bad:#b3261e;--good:#14692c}
@media (prefers-color-scheme:dark){:root{--text:#e9eaee;--soft:#b3b8c2;--page:#121417;--card:#1c1f24;--line:#8b919c;--main:#a8c7fa;--on-main:#0a2a5c;--bad:#f5b5b0;--good:#86dba0}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:1.5rem 1rem;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,"Noto Sans","Noto Sans Devanagari","Noto Sans Telugu","Noto Sans Tamil",sans-serif}
:lang(ur){font-family:"Noto Nastaliq Urdu","Jameel Noori Nastaleeq","Urdu Typesetting",system-ui,sans-serif;line-height:2.1}
main{width:100%;max-width:26rem;background:var(--card);border-radius:.75rem;padding:2rem 1.5rem;box-shadow:0 1px 3px rgb(0 0 0/.2)}
h1{font-size:1.375rem;line-height:1.4;margin:0 0 1.25rem}
:lang(ur) h1{line-height:2}
label{display:block;font-weight:600}
.check{display:flex;gap:.625rem;align-items:center;font-weight:400;margin:0 0 1.25rem;min-height:2.75rem}
.check input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--main);flex:none}
p{margin:0}
.hint{color:var(--soft);font-size:.875rem}
.field{margin:0 0 1rem}
.field input{display:block;width:100%;font:inherit;line-height:1.5;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem;padding:.625rem .75rem;margin:.375rem 0}
.field input[aria-invalid=true]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
button{width:100%;font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1rem;border:0;border-radius:.5rem;background:var(--main);color:var(--on-main);cursor:pointer}
a.button{display:block;text-align:center;text-decoration:none;font-weight:600;line-height:1.5;padding:.75rem 1rem;border-radius:.5rem;background:var(--main);color:var(--on-main);margin-top:1rem}
section{margin-top:1.25rem;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:0}
button:disabled{opacity:.7;cursor:progress}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.error,.bad{color:var(--bad)}
.error{font-size:.875rem}
.good{color:var(--good)}
[role=status]:focus{outline:0}
form+[role=status]:not(:empty){margin-top:1rem}
nav{display:flex;flex-wrap:wrap;gap:0 .25rem;justify-content:center;margin-top:1rem}
nav a{color:var(--soft);padding:.5rem .625rem;border-radius:.5rem;min-height:2.75rem}
nav a[aria-current]{color:var(--text);text-decoration:none;font-weight:600}`;

function htmlOf(lang: MailLang): string {
  const words = accountTexts[lang];
  const { short, differ, done, badLink, noLink, unreachable, save, saving, password } = words;
  const data = Object.entries({ short, differ, done, badLink, noLink, unreachable, save, saving, password })
    .map(([name, text]) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${text}"`)
    .join(' ');
  const field = (name: string, label: string, hint: string): string => `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" autocapitalize="none" spellcheck="false" dir="auto" required aria-describedby="${hint ? `${name}-hint ` : ''}${name}-error">
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}<p class="error" id="${name}-error" role="alert"></p>
</div>`;
  const links = mailLangs.map(
    (one) =>
      `<a href="?lang=${one}" lang="${one}" hreflang="${one}"${one === lang ? ' aria-current="true"' : ''}>${accountTexts[one].language}</a>`,
  );
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ur' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><title>${words.title}</title>
<style>${style}</style></head><body><main><h1>${words.title}</h1>
<noscript><p class="bad">${words.noScript}</p></noscript>
<form novalidate ${data}>
${field('password', words.password, words.hint)}
${field('again', words.again, '')}
<label class="check"><input name="show" type="checkbox">${words.show}</label>
<button>${words.save}</button></form><p role="status" tabindex="-1"></p>
<section hidden><h2></h2><p>${words.username}: <bdi></bdi></p><a class="button" href="/admin/">${words.signIn}</a></section></main>
<nav>${links.join('')}</nav><script>${script}</script></body></html>
`;
}

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only code of the page itself runs, and only this server is requested. */
const policy = [
  "default-src 'none'",
  `script-src ${hashed(script)}`,
  `style-src ${hashed(style)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page to which one-time links lead. The token stays in the fragment, which browsers do not send. */
export const accountPage = {
  path: passwordPage,
  langs: mailLangs,
  langOf: accountLang,
  htmlOf,
  policy,
} as const;
