// Core Web Vitals of the pages in Chromium: `node bench/site/vitals.ts`. With `npm install --no-save lighthouse@13.5.0`
// before it, the scores of Lighthouse as well. Prints a table; nothing is asserted.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type CDPSession, chromium as driver, type Page } from 'playwright-core';
import sharp from 'sharp';
import { browserFiles } from '../../test/support/browser-files.ts';
import { median } from '../measure.ts';
import { startDinam, stopAll } from '../processes.ts';

/** WebPageTest's "3G": 1.6 Mbit/s down, 768 kbit/s up, 300 ms from there to back. */
const network = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 96_000 };
/** A phone of the middle class against a desktop. */
const processorRate = 4;
const goals = { lcp: 2_500, cls: 0.05, score: 95 };
/** Of Lighthouse; the median counts, as its figures depend on what else the machine does. */
const runsOfEach = 3;
const debugPort = 9_377;
const password = 'ఒక-మంచి-रहस्य-2026';

type Json = Record<string, unknown> & { data: never };

/** A client of the API that has signed in. */
async function signedIn(url: string) {
  let token = '';
  const call = async (path: string, body?: object, headers: Record<string, string> = {}): Promise<Json['data']> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Json).data;
  };
  ({ token } = (await call('/api/auth/login', { username: 'admin', password })) as { token: string });
  return call;
}

/** A picture with as much detail as a photograph. */
const photograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(3)
    .jpeg({ quality: 85 })
    .toBuffer();

/** A story as a newspaper has it: a picture, a gallery, two screens of text. Gives the paths that are measured. */
async function fill(url: string): Promise<string[]> {
  const call = await signedIn(url);
  const ids: number[] = [];
  for (let n = 0; n < 3; n++) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await photograph())]), `photo-${n}.jpg`);
    const [{ id }] = (await call('/api/admin/media', form)) as [{ id: number }];
    for (;;) {
      const { status } = (await call(`/api/admin/media/${id}`)) as { status: string };
      if (status === 'ready') break;
      if (status === 'failed') throw new Error('a picture failed');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    ids.push(id);
  }
  const [media_id, ...gallery] = ids;
  const line = 'ధవళేశ్వరం వద్ద గోదావరి నీటిమట్టం పెరుగుతోంది; లోతట్టు ప్రాంతాల ప్రజలను శిబిరాలకు తరలిస్తున్నారు. ';
  const content = `<p>${line.repeat(4)}</p>`.repeat(8);
  let path = '';
  for (let n = 1; n <= 12; n++) {
    const story = { lang: 'te', title: `గోదావరికి భారీ వరద: ${n}వ హెచ్చరిక`, summary: line, content, media_id, gallery };
    const { id, slug } = (await call('/api/admin/news', story)) as { id: number; slug: string };
    await call(`/api/admin/news/${id}/publish`, {});
    path = `/n/${slug}`;
  }
  return ['/te', path, '/te/panchang', '/te/horoscope'];
}

/** Largest contentful paint (ms) and cumulative layout shift of a page on a slow phone. */
async function vitals(
  page: Page,
  session: CDPSession,
  address: string,
): Promise<{ lcp: number; cls: number; bytes: number }> {
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  let bytes = 0;
  const count = ({ encodedDataLength }: { encodedDataLength: number }): void => {
    bytes += encodedDataLength;
  };
  session.on('Network.loadingFinished', count);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  const [lcp, cls] = (await page.evaluate(`new Promise((resolve) => {
    let [lcp, cls] = [0, 0];
    new PerformanceObserver((list) => { for (const one of list.getEntries()) lcp = one.startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) cls += one.value; })
      .observe({ type: 'layout-shift', buffered: true });
    const look = () => (lcp > 0 ? resolve([lcp, cls]) : setTimeout(look, 500));
    setTimeout(look, 1500);
  })`)) as [number, number];
  session.off('Network.loadingFinished', count);
  return { lcp, cls, bytes };
}

interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: { categories: Record<string, { score: number }> } } | undefined>;
}

/** Scores of Lighthouse by address; nothing where it is not installed. */
async function scores(addresses: readonly string[], folder: string): Promise<Map<string, Record<string, number>>> {
  const name = 'lighthouse';
  const found = (await import(name).catch(() => null)) as Lighthouse | null;
  const all = new Map<string, Record<string, number>>();
  if (!found) return all;
  const args = chromium.args.filter((arg) => !/^--(single-process|no-zygote|headless)/.test(arg));
  const own = [
    '--headless=shell',
    '--no-zygote',
    `--remote-debugging-port=${debugPort}`,
    `--user-data-dir=${folder}/lighthouse`,
  ];
  const { executablePath, env } = await browserFiles();
  const browser = spawn(executablePath, [...args, ...own, 'about:blank'], { env, stdio: 'ignore' });
  try {
    while (!(await fetch(`http://127.0.0.1:${debugPort}/json/version`).catch(() => null)))
      await new Promise((resolve) => setTimeout(resolve, 100));
    // A browser that has just started loads its fonts with the first page.
    await found.default(addresses[0] as string, { port: debugPort, logLevel: 'error' });
    for (const address of addresses) {
      const runs: Record<string, number>[] = [];
      for (let n = 0; n < runsOfEach; n++) {
        const { lhr } = (await found.default(address, { port: debugPort, logLevel: 'error' })) ?? {};
        const marks = Object.entries(lhr?.categories ?? {}).map(([id, { score }]) => [id, Math.round(score * 100)]);
        runs.push(Object.fromEntries(marks));
      }
      const ids = Object.keys(runs[0] ?? {});
      all.set(address, Object.fromEntries(ids.map((id) => [id, median(runs.map((run) => run[id] ?? 0))])));
    }
  } finally {
    browser.kill();
  }
  return all;
}

async function main(folder: string): Promise<void> {
  const { port } = await startDinam(join(folder, 'data'), 64, {
    ADMIN_PASSWORD: password,
    NODE_ENV: 'development', // the bench asks without TLS
    PUBLIC_URL: '', // pictures come from here
    LOG_LEVEL: 'error',
    SAMPLE_CONTENT: 'false',
  });
  const url = `http://127.0.0.1:${port}`;
  const paths = await fill(url);
  for (const path of paths) await fetch(url + path);
  const browser = await driver.launch({ ...(await browserFiles()), args: chromium.args });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  console.log(
    `3G (1.6 Mbit/s, 300 ms), processor ${processorRate} times slower; goals: LCP < ${goals.lcp} ms, CLS < ${goals.cls}`,
  );
  for (const path of paths) {
    const { lcp, cls, bytes } = await vitals(page, session, url + path);
    console.log(
      `${path.padEnd(24).slice(0, 24)} LCP ${Math.round(lcp)} ms  CLS ${cls.toFixed(3)}  ${Math.round(bytes / 1_000)} kB`,
    );
  }
  await browser.close();
  const found = await scores(
    paths.map((path) => url + path),
    folder,
  );
  if (found.size === 0) console.log('Lighthouse is not installed: npm install --no-save lighthouse@13.5.0');
  else console.log(`Lighthouse, goal ${goals.score} in each:`);
  for (const [address, categories] of found)
    console.log(`${address.slice(url.length).padEnd(24).slice(0, 24)} ${JSON.stringify(categories)}`);
}

const folder = await mkdtemp(join(tmpdir(), 'dinam-vitals-'));
try {
  await main(folder);
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
process.exit();
