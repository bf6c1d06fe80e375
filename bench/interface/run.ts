import { chromium as driver, type Page } from 'playwright-core';
import { browserFiles } from '../../test/support/browser-files.ts';
import { withDatabase } from '../databases.ts';
import { author } from '../generate.ts';
import { median } from '../measure.ts';
import { type Running, settled } from '../processes.ts';
import { type Amounts, fillInterface } from './fill.ts';

/** What the pages of the interface ask the server for, by address: milliseconds until the answer began, of each time. */
type Requests = Map<string, number[]>;

const visits = 4;
const amounts: Amounts = { stories: 99_000, devices: 1_000_000, feeds: 5_000 };
const goalMs = 300;

/** Goes to a page as a link does. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(`{
    history.pushState({}, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }`);
  await page.waitForTimeout(1_500);
}

/** Every page of the menu is visited, and where a list can be searched it is searched. The first visits are not counted. */
async function measure(dinam: Running): Promise<Requests> {
  await settled(dinam);
  const browser = await driver.launch({ ...(await browserFiles()), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'te-IN' });
    const times: Requests = new Map();
    let isCounting = false;
    page.on('requestfinished', async (request) => {
      const { pathname, search } = new URL(request.url());
      if (!isCounting || !pathname.startsWith('/api/admin/')) return;
      const { requestStart, responseStart } = request.timing();
      const key = `${request.method()} ${pathname}${decodeURIComponent(search)}`;
      times.set(key, [...(times.get(key) ?? []), responseStart - requestStart]);
    });
    await page.goto(`http://127.0.0.1:${dinam.port}/admin`);
    await page.locator('input[autocomplete^=username]').fill(author.username);
    await page.locator('input[autocomplete=current-password]').fill(author.password);
    await page.locator('button[type=submit]').click();
    await page.locator('nav a').first().waitFor();
    const paths = (await page.evaluate('[...document.querySelectorAll("nav a")].map((a) => a.pathname)')) as string[];
    for (let round = 0; round < visits; round++) {
      isCounting = round > 0;
      for (const path of paths) {
        await visit(page, path);
        const field = page.locator('main input[type=search]').first();
        if ((await field.count()) === 0) continue;
        await field.fill('వార్త');
        await page.waitForTimeout(1_500);
        await field.fill('');
      }
    }
    return times;
  } finally {
    await browser.close();
  }
}

/**
 * How long the server takes for what the pages of the interface ask for, of a publisher with 99,000 stories, 1,000,000
 * devices and 5,000 feeds.
 *
 * @param only measure one of the databases
 * @returns a table of the slowest requests
 */
export async function interfacePages(only: string, say: (text: string) => void): Promise<string> {
  const databases = (['sqlite', 'postgres'] as const).filter((name) => only === '' || name === only);
  if (databases.length === 0) throw new Error('--case must be sqlite or postgres');
  const lines = ['database | request | median | most', '---|---|---|---'];
  for (const database of databases) {
    const began = performance.now();
    const fill = async (env: Record<string, string>): Promise<void> => {
      await fillInterface(env, amounts);
      say(`${database}: filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    };
    const times = await withDatabase(database, fill, measure);
    const all = [...times].map(([request, ms]) => ({ request, median: median(ms), most: Math.max(...ms) }));
    all.sort((a, b) => b.median - a.median);
    say(`${database}: ${all.length} requests, ${all.filter((one) => one.median > goalMs).length} over ${goalMs} ms`);
    for (const one of all.slice(0, 25))
      lines.push(`${database} | \`${one.request}\` | ${one.median.toFixed(0)} ms | ${one.most.toFixed(0)} ms`);
  }
  return lines.join('\n');
}
