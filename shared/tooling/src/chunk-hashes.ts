import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from './apps.ts';
import { INTEGRITY_TABLE } from './chunk-integrity-plugin.ts';
import { COMPILE_HINT } from './compile-hint-plugin.ts';

const ALGORITHM = 'sha384-';
const hashOf = (file: string): string =>
  `${ALGORITHM}${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** One line more comes before everything that the map speaks of. */
const shiftMap = (file: string): void => {
  if (!existsSync(file)) return;
  const map = JSON.parse(readFileSync(file, 'utf8')) as { mappings: string };
  writeFileSync(file, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
};

/**
 * Writes the hashes of a version's chunks into the file that loads them. The page pins that file's
 * own hash, so one inlined hash per remote vouches for every script it will ever load, at no
 * request.
 */
export const embedChunkHashes = (app: App, output: string): void => {
  const folder = path.join(output, 'browser');
  const loader = app.manifest ? 'remoteEntry.js' : 'main.js';
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== loader);
  const table = Object.fromEntries(
    chunks.map((name) => [
      // Each byte here is in every entry.
      path.basename(name, '.js'),
      hashOf(path.join(folder, name)).slice(ALGORITHM.length),
    ]),
  );
  const entry = path.join(folder, loader);
  shiftMap(`${entry}.map`);
  const hashes = JSON.stringify(table).replaceAll(/"(\d+)":/g, '$1:');
  const filled =
    '((t,o)=>{for(let n in ' +
    `o)t["/remotes/${app.name}/${app.version}/"+n+".js"]="${ALGORITHM}"+o[n]})` +
    `(self.${INTEGRITY_TABLE}||={},${hashes});`;
  const source = readFileSync(entry, 'utf8');
  const hint = source.startsWith(COMPILE_HINT) ? COMPILE_HINT : '';
  writeFileSync(entry, `${hint}${filled}\n${source.slice(hint.length)}`);
};
