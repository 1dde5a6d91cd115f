import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../parts.ts';
import { buildHarness } from './harness.ts';
import { problemsOf, readReleased } from './released.ts';

// Holds released versions to contracts: `node main.ts FOLDER [--contracts DIR]`; prints `{ "mf-x@1.2.3": ["…"] }`. `DIR` is
// a contracts package, that of this folder when left out.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { contracts: { type: 'string' } } });
const contracts = path.resolve(values.contracts ?? path.join(ROOT, 'shared/contracts'));
const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(path.join(contracts, file)).href) as Promise<Record<string, unknown>>;
const { api } = await load('src/api/index.ts');
const constitution = { api, ...(await load('src/kit/index.ts')) };
const harness = await buildHarness();
const verdicts: Record<string, string[]> = {};
for (const released of readReleased(path.resolve(positionals[0] ?? '.'))) verdicts[`${released.record.name}@${released.record.version}`] = await problemsOf(released, harness, constitution);
process.stdout.write(`${JSON.stringify(verdicts)}\n`);
