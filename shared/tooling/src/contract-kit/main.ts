import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ContractSet } from '@tapnook/contracts/kit';
import { ROOT } from '../apps.ts';
import { buildHarness } from './harness.ts';
import { problemsInBrowser } from './in-browser.ts';
import { problemsInShell } from './in-shell.ts';
import { problemsOf, readReleased } from './released.ts';

// Holds released versions to contracts: `node main.ts FOLDER [--contracts DIR]`; prints `{
// "mf-x@1.2.3": ["…"] }`. `DIR` is a contracts package, that of this folder when left out.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { contracts: { type: 'string' } },
});
const contracts = path.resolve(values.contracts ?? path.join(ROOT, 'shared/contracts'));
const load = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(path.join(contracts, file)).href) as Promise<Record<string, unknown>>;
const { api } = await load('src/api/index.ts');
const contractSet = { api, ...(await load('src/kit/index.ts')) } as unknown as ContractSet;
const harness = await buildHarness();
const released = readReleased(path.resolve(positionals[0] ?? '.'));
const [shells, remotes] = [
  released.filter(({ record }) => record.name === 'shell'),
  released.filter(({ record }) => record.name !== 'shell'),
];
const live = remotes.flatMap(({ record }) =>
  record.routes.map(({ path: pattern }) => ({ app: record.name, path: pattern })),
);
const verdicts: Record<string, string[]> = Object.fromEntries(
  shells.map(({ record }) => [`shell@${record.version}`, []]),
);
for (const remote of remotes) {
  verdicts[`${remote.record.name}@${remote.record.version}`] = [
    ...(await problemsOf(remote, harness, contractSet)),
    ...(await problemsInBrowser(remote, harness, contractSet, live)),
  ];
}
// The last of each: where a candidate is live, the page is made with it.
const composed = [...new Map(remotes.map((remote) => [remote.record.name, remote])).values()];
for (const shell of shells) {
  for (const [app, problems] of Object.entries(
    await problemsInShell(shell, composed, contractSet),
  )) {
    const version =
      (app === 'shell' ? shell : composed.find(({ record }) => record.name === app))?.record
        .version ?? '';
    (verdicts[`${app}@${version}`] ??= []).push(...problems);
  }
}
// A remote may have left something running.
process.stdout.write(`${JSON.stringify(verdicts)}\n`, () => process.exit());
