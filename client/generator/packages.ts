import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsSource } from './calls.ts';
import { dartCalls, dartModels } from './dart.ts';
import type { Document } from './document.ts';
import { kotlinCalls, kotlinModels } from './kotlin.ts';
import { apiOf } from './operations.ts';
import { swiftCalls, swiftModels } from './swift.ts';
import { typescriptSource } from './typescript.ts';

const client = join(import.meta.dirname, '..');
const read = (...path: string[]): string => readFileSync(join(client, ...path), 'utf8');

/** The version of the clients: major and minor of the server that they are made for. */
export const clientVersion = (server: string): string => `${server.split('.', 2).join('.')}.0`;

const version = clientVersion((JSON.parse(read('..', 'package.json')) as { version: string }).version);
const notice = '// Generated from the API document of Dinam. Do not edit.\n\n';

/** The files of the client that are written by hand, at their place in the package. */
const byHand = (language: string, folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(client, 'runtime', language)).map((file) => [folder + file, read('runtime', language, file)]),
  );

/** Sources of the TypeScript client; the package has what `tsc` makes of them. */
const typescript = ['caller.ts', 'error.ts', 'events.ts', 'index.ts', 'store.ts', 'transport.ts', 'tsconfig.json'];

const readme = (name: string): string =>
  `# ${name}\n\nClient of Dinam ${version.replace(/\.0$/, '')}, the backend for regional-language news apps. docs/clients.md of Dinam says how to use it.\n`;

function npm(document: Document): Record<string, string> {
  const { name, private: _, ...manifest } = JSON.parse(read('package.json')) as Record<string, unknown>;
  return {
    ...Object.fromEntries(typescript.map((file) => [file, read(file)])),
    'schema.ts': notice + typescriptSource(document),
    'calls.ts': callsSource(apiOf(document).operations),
    'package.json': `${JSON.stringify({ name, version, ...manifest }, null, 2)}\n`,
    'README.md': readme('dinam-client'),
  };
}

function kotlin(document: Document): Record<string, string> {
  const { models, operations } = apiOf(document);
  const folder = 'src/main/kotlin/dinam/';
  return {
    ...byHand('kotlin', folder),
    [`${folder}Models.kt`]: notice + kotlinModels(models),
    [`${folder}Calls.kt`]: notice + kotlinCalls(operations),
    'settings.gradle.kts': 'rootProject.name = "dinam-client"\n',
    'build.gradle.kts': `plugins {
    kotlin("jvm") version "2.2.0"
    kotlin("plugin.serialization") version "2.2.0"
    \`maven-publish\`
}

group = "in.dinam"
version = "${version}"

repositories { mavenCentral() }

dependencies {
    api("org.jetbrains.kotlinx:kotlinx-serialization-json:1.9.0")
    api("org.jetbrains.kotlinx:kotlinx-coroutines-core:1.10.2")
}

kotlin {
    jvmToolchain(17)
    explicitApi()
}

java { withSourcesJar() }

publishing {
    publications { create<MavenPublication>("library") { from(components["java"]) } }
}
`,
    'README.md': readme('dinam-client for Kotlin'),
  };
}

function dart(document: Document): Record<string, string> {
  const { models, operations } = apiOf(document);
  return {
    ...byHand('dart', 'lib/src/'),
    'lib/src/models.dart': notice + dartModels(models),
    'lib/src/calls.dart': notice + dartCalls(operations),
    'lib/dinam_client.dart': `// Client of Dinam, the backend for regional-language news apps.

export 'src/calls.dart';
export 'src/dinam.dart';
export 'src/models.dart';
export 'src/store.dart';
`,
    'pubspec.yaml': `name: dinam_client
description: Client of Dinam, the backend for regional-language news apps.
version: ${version}
environment:
  sdk: ^3.4.0
dependencies:
  http: ^1.2.0
`,
    'README.md': readme('dinam_client'),
  };
}

function swift(document: Document): Record<string, string> {
  const { models, operations } = apiOf(document);
  const folder = 'Sources/DinamClient/';
  return {
    ...byHand('swift', folder),
    [`${folder}Models.swift`]: notice + swiftModels(models),
    [`${folder}Calls.swift`]: notice + swiftCalls(operations),
    'Package.swift': `// swift-tools-version: 5.9
// Version ${version}: the tag of a release, as the Swift Package Manager takes it from git.
import PackageDescription

let package = Package(
    name: "DinamClient",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "DinamClient", targets: ["DinamClient"])],
    targets: [.target(name: "DinamClient")]
)
`,
    'README.md': readme('Dinam for Swift'),
  };
}

/** The packages of all languages, by the path of each file. */
export function packages(document: Document): Record<string, string> {
  const license = read('..', 'LICENSE');
  const all = { npm: npm(document), kotlin: kotlin(document), dart: dart(document), swift: swift(document) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, files]) =>
      Object.entries({ ...files, LICENSE: license }).map(([file, source]) => [`${name}/${file}`, source]),
    ),
  );
}
