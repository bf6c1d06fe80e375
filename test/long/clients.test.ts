import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { before, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { clientDocument } from '../../client/generator/document.ts';
import { apiOf } from '../../client/generator/operations.ts';
import { clientScene } from '../support/client-scene.ts';
import { onBoth, test } from '../support/helper.ts';

// Java 17 is on the machine; the Kotlin compiler and grammars come from the lock file in test/long/clients, Gson from Debian.
const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const output = { maxBuffer: 8_000_000 };
const examples = join(root, 'client/examples');
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dinam-clients-'));
  await cp(join(root, 'test/long/clients'), folder, { recursive: true });
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { ...output, cwd: folder });
  await run(process.execPath, [join(root, 'client/generate.ts'), join(folder, 'packages')], output);
  return () => rm(folder, { recursive: true, force: true });
});

/** Reads JSON in place of kotlinx.serialization, which no registry of this project has. */
async function gson(): Promise<string> {
  const installed = '/usr/share/java/gson.jar';
  if (existsSync(installed)) return installed;
  await run('apt-get', ['download', 'libgoogle-gson-java'], { ...output, cwd: folder });
  const [file = ''] = globSync('libgoogle-gson-java_*.deb', { cwd: folder });
  await run('dpkg-deb', ['-x', file, 'gson'], { ...output, cwd: folder });
  return join(folder, 'gson/usr/share/java/gson.jar');
}

let compiled: Promise<string> | undefined;

/** The class path of the Kotlin client and its program of every call. */
function kotlin(): Promise<string> {
  compiled ??= (async () => {
    const jar = await gson();
    const compiler = join(folder, 'node_modules/kotlin-compiler');
    const files = globSync(['*.kt', 'packages/kotlin/src/**/*.kt'], { cwd: folder });
    const main = ['-Xmx2g', '-cp', `${compiler}/lib/*`, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
    const options = ['-kotlin-home', compiler, '-no-reflect', '-nowarn', '-cp', jar, '-d', 'client.jar'];
    await run('java', [...main, ...options, ...files], { ...output, cwd: folder });
    return `client.jar:${jar}:${compiler}/lib/kotlin-stdlib.jar`;
  })();
  return compiled;
}

async function callsOf(t: TestContext, classes: string, kind: 'sqlite' | 'postgres'): Promise<string[]> {
  const { running, stories, live, poll, notification, preview } = await clientScene(t, kind);
  const given = [running.url, stories.te, live, poll.id, poll.option, notification, preview, join(folder, kind)];
  const { stdout } = await run('java', ['-cp', classes, 'app.MainKt', ...given.map(String)], {
    ...output,
    cwd: folder,
  });
  return stdout.trim().split('\n');
}

onBoth('the Kotlin client compiles, and makes every call of a running server', async (t, kind) => {
  const lines = await callsOf(t, await kotlin(), kind);
  const { operations } = apiOf(clientDocument());
  const missing = operations.map(({ group, name }) => `${group}.${name}`).filter((name) => !lines.includes(name));
  assert.deepEqual(missing, []);
  const objects = Number(lines.find((line) => line.startsWith('objects '))?.split(' ')[1]);
  assert.ok(objects > 1_000, `${objects} objects were read`);
});

/** What a compiler says of a project; empty when nothing. */
const compiledBy = (project: string): Promise<string> =>
  run(join(root, 'node_modules/.bin/tsc'), ['-p', project], output).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

/** Of these the types alone are read: without the 600 packages that they would bring. */
const types = [
  'react-native@0.81.4',
  '@react-native/virtualized-lists@0.81.4',
  '@react-native-async-storage/async-storage@2.2.0',
  'expo@54.0.0',
  'expo-modules-core@3.0.0',
  'expo-crypto@15.0.9',
  'expo-notifications@0.32.0',
  'expo-secure-store@15.0.0',
];

test('the React Native example has the types of React Native, Expo and the package of the client', async () => {
  const app = join(folder, 'react-native');
  await cp(join(examples, 'react-native'), app, { recursive: true });
  for (const wanted of types) {
    const { stdout } = await run('npm', ['pack', '--silent', wanted], { ...output, cwd: folder });
    const unpacked = join(app, 'node_modules', wanted.slice(0, wanted.lastIndexOf('@')));
    await mkdir(unpacked, { recursive: true });
    await run('tar', ['xzf', join(folder, stdout.trim()), '-C', unpacked, '--strip-components=1']);
  }
  const links = {
    'dinam-client': join(folder, 'packages/npm'),
    '@types/react': join(root, 'node_modules/@types/react'),
    csstype: join(root, 'node_modules/csstype'),
  };
  for (const [name, target] of Object.entries(links)) {
    await mkdir(dirname(join(app, 'node_modules', name)), { recursive: true });
    await symlink(target, join(app, 'node_modules', name));
  }
  assert.equal(await compiledBy(app), '');
  const screens = await readFile(join(app, 'screens.tsx'), 'utf8');
  await writeFile(join(app, 'screens.tsx'), screens.replace('data.content', 'data.contents'));
  assert.match(await compiledBy(app), /contents/, 'and an error is found');
});

test('Dart and Swift, and the example apps, have no errors of syntax', async () => {
  const files = globSync(['packages/dart/**/*.dart', 'packages/swift/**/*.swift'], { cwd: folder });
  const apps = globSync(['**/*.kt', '**/*.dart', '**/*.swift'], { cwd: examples });
  assert.ok(files.length >= 10 && apps.length >= 9, `${files} ${apps}`);
  const all = [...files.map((file) => join(folder, file)), ...apps.map((file) => join(examples, file))];
  const { stdout } = await run(process.execPath, [join(folder, 'parse.mjs'), ...all], output);
  assert.equal(stdout, '');
});
