import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, nextMessage, startDinam, stopAll, usage } from '../processes.ts';
import { makePhotos } from './photos.ts';

/**
 * Uploads of photos over HTTP, their variants and share cards: per second, and the memory of server and decoder, beside bare
 * sharp that makes the same variants: `node bench/media/run.ts [photos] [cards]`. Linux.
 */
const photoCount = Number(process.argv[2] ?? 16);
// An address may have 60 cards drawn in a minute.
const cardCount = Math.min(56, Number(process.argv[3] ?? 40));
const password = 'ఒక-మంచి-రహస్యం-2026';

interface Bare {
  seconds: number;
  cpu: number;
  megabytes: number;
}

/** Processes that a process has started. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** Memory at most in megabytes and processor seconds of a server and its children, looked at again and again. */
function watch(pid: number) {
  const seen = new Map<number, { most: number; seconds: number }>();
  const look = (): void => {
    for (const one of [pid, ...childrenOf(pid)]) {
      const now = usage(one);
      if (now) seen.set(one, { most: now.most, seconds: now.seconds });
    }
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => clearInterval(timer),
    now() {
      look();
      const all = [...seen];
      const children = all.filter(([one]) => one !== pid).map(([, value]) => value);
      return {
        server: seen.get(pid)?.most ?? 0,
        children: Math.max(0, ...children.map(({ most }) => most)),
        cpu: all.reduce((sum, [, { seconds }]) => sum + seconds, 0),
      };
    },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'dinam-bench-media-'));
const fixed = (value: number, digits = 2): string => value.toFixed(digits);

try {
  const photos = await makePhotos(folder, photoCount);
  const bareFolder = join(folder, 'bare');
  mkdirSync(bareFolder);
  const child = launch('server', [join(import.meta.dirname, 'bare.ts'), bareFolder, ...photos]);
  const bare = await nextMessage<Bare>(child, 600);
  console.log(
    `bare sharp: ${fixed(photoCount / bare.seconds)} pictures a second, ${fixed(bare.cpu / photoCount)} s CPU each, ${fixed(bare.megabytes, 0)} MB`,
  );

  const data = join(folder, 'data');
  mkdirSync(data);
  const server = await startDinam(data, 64, { ADMIN_PASSWORD: password, LOG_LEVEL: 'error' });
  const url = `http://127.0.0.1:${server.port}`;
  const call = async (path: string, token: string, body?: FormData | object, method = body ? 'POST' : 'GET') => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const { token } = (await call('/api/auth.php', '', { username: 'admin', password })).data;
  const watched = watch(server.pid);
  const idle = watched.now();

  let start = performance.now();
  for (const photo of photos) {
    const form = new FormData();
    form.append('file', new Blob([await readFile(photo)]), 'photo.jpg');
    await call('/api/admin/media', token, form);
  }
  const uploading = (performance.now() - start) / 1_000;
  // What is rendered while the others arrive counts as well.
  let waiting = photoCount;
  while (waiting > 0) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    waiting = (await call('/api/admin/media?status=processing&limit=1', token)).meta.total;
  }
  const all = (performance.now() - start) / 1_000;
  const made = watched.now();
  const cpu = (made.cpu - idle.cpu) / photoCount;
  console.log(
    `uploads: ${fixed(photoCount / uploading)} a second; with all variants ${fixed(photoCount / all)} a second, ${fixed(cpu)} s CPU each ` +
      `(bare sharp / Dinam ${fixed(bare.cpu / photoCount / cpu)}), server ${fixed(made.server, 0)} MB, decoder ${fixed(made.children, 0)} MB`,
  );

  const { data: media } = await call('/api/admin/media?limit=1', token);
  const stories: number[] = [];
  for (let n = 0; n < cardCount; n++) {
    const title = `గోదావరికి వరద హెచ్చరిక ${n}: లోతట్టు ప్రాంతాల ప్రజలు అప్రమత్తంగా ఉండాలని అధికారుల సూచన`;
    const story = await call('/api/admin/news', token, {
      title,
      lang: 'te',
      content: '<p>వరద</p>',
      media_id: media[0].id,
    });
    await call(`/api/admin/news/${story.data.id}/publish`, token, {});
    stories.push(story.data.id);
  }
  for (const size of ['', '-status']) {
    const half = stories.slice(size === '' ? 0 : cardCount / 2).slice(0, cardCount / 2);
    const before = watched.now();
    start = performance.now();
    for (const id of half) {
      const answer = await fetch(`${url}/cards/news/${id}${size}.jpg`, { redirect: 'manual' });
      const path = new URL(answer.headers.get('location') ?? '', url).pathname;
      const card = await fetch(url + path);
      if (card.status !== 200) throw new Error(`${path}: ${card.status}`);
      await card.arrayBuffer();
    }
    const seconds = (performance.now() - start) / 1_000;
    const after = watched.now();
    console.log(
      `share cards${size}: ${fixed(half.length / seconds)} a second, ${fixed((after.cpu - before.cpu) / half.length)} s CPU each, largest process ${fixed(after.children, 0)} MB`,
    );
  }
  watched.stop();
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
