// What check-bare.sh asks a server that it has started: node visit.mjs <port> [log of the start]
// The first story of a newsroom: the password of the start, one's own, a story in Telugu, which readers then get, with its card.
import { readFileSync } from 'node:fs';

const [port, log] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}`;

async function read(path, options = {}) {
  const answer = await fetch(base + path, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  console.log(options.method ?? 'GET', path, answer.status, answer.headers.get('content-type'));
  return answer;
}

async function send(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await (await read(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()).data;
}

await read('/health/ready?for=writes');
await read('/admin');
const [, first] = log ? (/Password: (\S+)/.exec(readFileSync(log, 'utf8')) ?? []) : [];
const title = 'హైదరాబాద్‌లో తొలి వార్త';
if (first) {
  const { token } = await send('/api/auth/login', { username: 'admin', password: first });
  const own = await send('/api/auth/password', { current: first, new: 'godavari nadi 2026' }, token);
  // A server in production has no sample content.
  const category = { name: 'Godavari', slug: 'godavari', texts: { te: { name: 'గోదావరి' } } };
  await send('/api/admin/categories', category, own.token);
  await send('/api/news.php', { title, content: '<p>ఇది మా మొదటి వార్త.</p>', category: category.slug }, own.token);
}
const { data } = await (await read('/api/v1/news?lang=te&limit=1')).json();
if (data[0]?.title !== title) throw new Error(`the first story is not there: ${JSON.stringify(data[0])}`);
console.log(`first story: ${data[0].title}`);
await read(new URL(data[0].share_card_url, base).pathname);
