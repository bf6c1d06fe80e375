#!/usr/bin/env bash
# usage: scripts/check-clients.sh
# Compiles client/kotlin/Models.kt with the Kotlin compiler of npm, which needs Java 17 or newer, and parses client/dart/models.dart
# with the Dart grammar of tree-sitter: no registry that this project uses has a Dart compiler. Takes about two minutes.
# The library kotlinx.serialization is in none either: declarations of what the file takes from it stand in for it, so that
# names, types and null safety are checked, and the code that the plugin generates is not.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --no-save --no-audit --no-fund --ignore-scripts --prefix "$work" \
  kotlin-compiler@2.4.20 tree-sitter-wasms@0.1.13 web-tree-sitter@0.25.10 >/dev/null

npm run --silent client
mkdir "$work/src"
cp client/kotlin/Models.kt "$work/src"
cat >"$work/src/Serialization.kt" <<'KT'
package kotlinx.serialization

public annotation class Serializable
@Target(AnnotationTarget.PROPERTY, AnnotationTarget.CLASS, AnnotationTarget.FIELD)
public annotation class SerialName(val value: String)
KT
cat >"$work/src/Json.kt" <<'KT'
package kotlinx.serialization.json

public abstract class JsonElement
public class JsonBuilder { public var ignoreUnknownKeys: Boolean = false }
public class Json { public inline fun <reified T> decodeFromString(string: String): T = TODO(string) }
public fun Json(builderAction: JsonBuilder.() -> Unit): Json { JsonBuilder().builderAction(); return Json() }
KT
# An app as docs/clients.md shows it.
cat >"$work/src/App.kt" <<'KT'
package app

import `in`.dinam.*

fun titles(transport: Transport): List<String> {
    val news: List<NewsItem> = DinamApi(transport).getNewsLatest(lang = "te").data
    return news.map { it.title + (it.categoryName ?: "") }
}
KT
java -Xmx2g -cp "$work/node_modules/kotlin-compiler/lib/*" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler \
  -kotlin-home "$work/node_modules/kotlin-compiler" -no-reflect -nowarn -d "$work/models.jar" "$work"/src/*.kt
echo "client/kotlin/Models.kt compiles"

cat >"$work/parse.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import { Language, Parser } from 'web-tree-sitter';

await Parser.init();
const parser = new Parser();
parser.setLanguage(await Language.load('node_modules/tree-sitter-wasms/out/tree-sitter-dart.wasm'));
const faultsOf = (node) =>
  node.isError || node.isMissing ? [node] : node.hasError ? node.children.flatMap(faultsOf) : [];
const faults = faultsOf(parser.parse(readFileSync(process.argv[2], 'utf8')).rootNode);
for (const { startPosition, text } of faults.slice(0, 10)) console.error(`line ${startPosition.row + 1}: ${text.slice(0, 100)}`);
if (faults.length > 0) process.exit(1);
JS
(cd "$work" && node parse.mjs "$root/client/dart/models.dart")
echo "client/dart/models.dart has no syntax errors"
