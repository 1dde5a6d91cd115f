import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proxyErrorFiles } from './proxy-errors.ts';

// `node deploy/edge/src/static/write-proxy-errors.ts`: after a change of texts or of their style.
const folder = path.resolve(import.meta.dirname, '../../../stack/proxy/errors');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(proxyErrorFiles()))
  writeFileSync(path.join(folder, name), text);
