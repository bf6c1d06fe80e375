import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

const parts = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
const fonts = join(import.meta.dirname, '../../node_modules/@expo-google-fonts');

export interface BrowserFiles {
  executablePath: string;
  /** Environment of the browser: it finds the libraries and fonts that came with it where the system has none. */
  env: Record<string, string>;
}

/**
 * The browser that `npm ci` installs packed, unpacked into a folder of its version below `tmpdir()`: 200 MB, which is left
 * for the next run. Processes that ask at the same time unpack each for itself, and one of them gives the folder its name.
 * @throws Error what the browser says when it does not start, such as the library that is missing
 */
export async function browserFiles(): Promise<BrowserFiles> {
  const { version } = JSON.parse(await readFile(join(parts, '../package.json'), 'utf8'));
  const folder = join(tmpdir(), `dinam-browser-${version}`);
  if (!existsSync(folder)) {
    const begun = await mkdtemp(`${folder}-`);
    await unpack(begun);
    // Another process may have been first.
    await rename(begun, folder).catch(() => rm(begun, { recursive: true, force: true }));
  }
  return filesIn(folder);
}

function filesIn(folder: string): BrowserFiles {
  const env = { ...process.env } as Record<string, string>;
  if (existsSync(join(folder, 'al2023')))
    env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  // What draws cards has named its own fonts in this process, without which a browser ends.
  delete env.FONTCONFIG_FILE;
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
  return { executablePath: join(folder, 'chromium'), env };
}

async function unpack(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder; // where the package unpacks
  try {
    await chromium.executablePath();
    const version = () => spawnSync(join(folder, 'chromium'), ['--version'], { ...filesIn(folder), encoding: 'utf8' });
    if (version().status !== 0) await inflate(join(parts, 'al2023.tar.br')); // NSS, which a system without a desktop lacks
    const { status, stderr, error } = version();
    if (status !== 0) throw new Error(`The browser of the tests does not start: ${error?.message ?? stderr}`);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  const dirs = [fonts, join(folder.replace(/-\w{6}$/, ''), 'fonts')].map((dir) => `<dir>${dir}</dir>`);
  await writeFile(join(folder, 'fonts.conf'), `<fontconfig>${dirs.join('')}</fontconfig>\n`);
}
