// oxlint-disable no-console -- This is a command-line program, which prints.
import { parseArgs } from 'node:util';
import { ROOT } from '../processes.ts';
import { readChanges } from './changed-files.ts';
import { sum, type Counts } from './counts.ts';
import { printFailures } from './failures.ts';
import { allSteps, changedSteps, type Step } from './steps.ts';

// `npm test` runs every step, `npm test -- unit` the steps whose name holds the word, and
// `npm test -- --changed` what the files that differ from the main branch need.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});

const selectSteps = (): readonly Step[] => {
  if (!values.changed) return allSteps();
  const changes = readChanges(ROOT);
  console.log(`${changes.files.length} files changed`);
  return changedSteps(changes);
};

const started = Date.now();
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const results: Counts[] = [];
for (const step of selectSteps()) {
  if (positionals.length > 0 && !positionals.some((word) => step.name.includes(word))) continue;
  const since = Date.now();
  console.log(`\n— ${step.name}`);
  const counts = await step.run();
  results.push(counts);
  console.log(`${counts.failed === 0 ? 'ok' : 'FAILED'}: ${step.name}, ${seconds(since)}`);
}
const { passed, failed, failures } = sum(results);
if (failures.length > 0) console.log(`\n${printFailures(failures)}`);
console.log(`\nAll of it took ${seconds(started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
