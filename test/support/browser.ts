import { after, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';
import { browserFiles } from './browser-files.ts';

// The browser unpacks itself, 200 MB, and is left for the next run: not in memory.
process.env.TMPDIR = process.env.DINAM_TEST_DISK;

/** What the package adds for functions in a cloud: with it contexts share their storage, and pages of all origins are one. */
const unwanted = [
  ...['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content'],
  // A graphics card in software draws every frame for three times the CPU time that plain drawing takes.
  ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  '--in-process-gpu',
];

const launch = async (): Promise<Browser> =>
  driver.launch({
    ...(await browserFiles()),
    args: [
      ...chromium.args.filter((arg) => !unwanted.includes(arg)),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Pages of a test live for seconds: what compiles code for most speed takes more CPU time than it saves. The quicker
      // compiler saves a fifth: the interface hashes its styles each time that it draws.
      '--js-flags=--no-turbofan',
    ],
    headless: true,
  });

let opened: Browser | undefined;
after(() => opened?.close());

/** Letters of several scripts: on a busy machine a browser sometimes ends with the first text that it draws. */
const text = '<p>తెలుగు हिन्दी தமிழ் বাংলা اردو</p>';

/**
 * Whether it opens a page within half a minute. The driver waits without an end for a browser that hangs.
 * @param isNew whether it has to draw as well
 */
const isAlive = async (browser: Browser, isNew: boolean): Promise<boolean> => {
  const opens = async (): Promise<boolean> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (isNew) {
      await page.setContent(text);
      await page.screenshot();
    }
    await context.close();
    return browser.isConnected();
  };
  return Promise.race([opens(), wait(30_000, false, { ref: false })]).catch(() => false);
};

const mostLaunches = 3;

/** @throws Error when none of three draws a page */
async function launchAlive(): Promise<Browser> {
  for (let n = 1; ; n++) {
    const browser = await launch();
    if (await isAlive(browser, true)) return browser;
    void browser.close().catch(() => {});
    if (n === mostLaunches) throw new Error(`${mostLaunches} browsers ended before they drew a page`);
  }
}

/**
 * A real browser that came with `npm ci`; it has no business outside this machine. The tests of a process share it, as its
 * start costs more than many of them: contexts share nothing else, and those of a test are closed at its end.
 */
export async function openBrowser(t: TestContext): Promise<Browser> {
  if (!opened?.isConnected() || !(await isAlive(opened, false))) {
    void opened?.close().catch(() => {});
    opened = await launchAlive();
  }
  const browser = opened;
  t.after(() => Promise.all(browser.contexts().map((context) => context.close())));
  return browser;
}
