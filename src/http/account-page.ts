import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { passwordPage } from '../users/mail/links.ts';
import { StaticAnswer } from './docs/static-answer.ts';

const script = `
const form = document.querySelector('form'), out = document.querySelector('output');
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (form.password.value !== form.again.value) { out.textContent = 'The two passwords differ.'; return; }
  out.textContent = '';
  const response = await fetch('/api/auth/password/link', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: form.password.value }),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  out.textContent = answer?.message ?? 'The server could not be reached.';
  if (response?.ok) form.remove();
});`;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:4rem auto;padding:0 1rem}' +
  'input,button{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem;margin:.25rem 0 1rem}';

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><title>Choose a password</title>
<style>${style}</style></head><body><h1>Choose a password</h1>
<form><label>New password, at least 10 characters
<input name="password" type="password" autocomplete="new-password" minlength="10" required></label>
<label>The same again <input name="again" type="password" autocomplete="new-password" required></label>
<button>Save</button></form><p><output role="status"></output></p><script>${script}</script></body></html>
`;

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but what stands in the page runs, and nothing but this server is asked. */
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
export function mountAccountPage(server: FastifyInstance): void {
  const page = new StaticAnswer(Buffer.from(html), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  server.get(passwordPage, (request, reply) => page.send(request, reply));
}
