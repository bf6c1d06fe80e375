import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Part of the bundle alone: stacks of errors name the lines of the sources. Node's `--enable-source-maps` reads all maps at
 * the start and keeps 90 MB of them; here a map is read where a place in its file is requested for the first time, and not kept.
 */

/** A source map, version 3. `x_escaped`: by line, the columns of letters that the file has as six (see build-server.ts). */
interface SourceMap {
  sources: string[];
  mappings: string;
  x_escaped: number[][];
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOfDigit = new Uint8Array(128);
for (const [value, digit] of [...digits].entries()) valueOfDigit[digit.charCodeAt(0)] = value;
const comma = ','.charCodeAt(0);
const semicolon = ';'.charCodeAt(0);

/**
 * The place in the sources of a place in a bundled file: the last segment of the map at or before it.
 * @param line from 1
 * @param column from 1
 * @returns `<source>:<line>:<column>`; `undefined` where the map has no segment
 */
export function sourceOf(map: SourceMap, line: number, column: number): string | undefined {
  const escapes = (map.x_escaped[line - 1] ?? []).filter((at, i) => at + 5 * i < column - 1).length;
  const wanted = column - 1 - 5 * escapes;
  let [at, field, value, shift] = [1, 0, 0, 0];
  const fields = [0, 0, 0, 0, 0]; // column in the file; source, its line and column; name
  let found: string | undefined;
  for (let i = 0; i <= map.mappings.length; i++) {
    const letter = i < map.mappings.length ? map.mappings.charCodeAt(i) : semicolon;
    if (letter === comma || letter === semicolon) {
      if (at === line && (fields[0] as number) > wanted) return found;
      if (at === line && field >= 4)
        found = `${map.sources[fields[1] as number]}:${(fields[2] as number) + 1}:${(fields[3] as number) + 1}`;
      field = 0;
      if (letter === comma) continue;
      if (++at > line) return found;
      fields[0] = 0;
      continue;
    }
    const digit = valueOfDigit[letter] as number;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    fields[field] = (fields[field] as number) + (value & 1 ? -(value >>> 1) : value >>> 1);
    field++;
    value = shift = 0;
  }
  return found;
}

const mostKnown = 1_000;
const cache = new Map<string, string>();

const folder = new URL('.', import.meta.url).href;

/** A frame as V8 writes it, with `/app/src/core/error.ts:12:9` for `file:///app/dist/main.mjs:1:2000`. */
function inSources(site: NodeJS.CallSite, maps: Map<string, SourceMap>): string {
  const text = String(site);
  const url = site.getFileName();
  if (!url?.startsWith(folder)) return text;
  const [line, column] = [site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1];
  const place = `${url}:${line}:${column}`;
  let source = cache.get(place);
  if (source === undefined) {
    const path = fileURLToPath(url);
    const map = maps.get(path) ?? (JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMap);
    maps.set(path, map);
    source = join(dirname(path), sourceOf(map, line, column) ?? `${basename(path)}:${line}:${column}`);
    if (cache.size >= mostKnown) cache.clear();
    cache.set(place, source);
  }
  return text.replace(place, () => source);
}

Error.prepareStackTrace = (error, sites) => {
  const maps = new Map<string, SourceMap>();
  const frames = sites.map((site) => {
    try {
      return inSources(site, maps);
    } catch {
      return String(site); // the maps were removed, or the bundle was built anew
    }
  });
  return [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${frame}`)].join('\n');
};
