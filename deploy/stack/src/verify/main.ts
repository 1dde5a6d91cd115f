import { ensureChromium } from './chromium.ts';
import { stepsFor, sum, type Counts } from './steps.ts';

// `npm test`: types, lint, import rules, unused code, unit and API tests, journeys. `npm test -- unit` runs the steps whose name holds the word.
const wanted = process.argv.slice(2);
const started = Date.now();
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const chromium = ensureChromium((line) => console.log(line));
const results: Counts[] = [];
for (const step of stepsFor(chromium)) {
  if (wanted.length > 0 && !wanted.some((word) => step.name.includes(word))) continue;
  const since = Date.now();
  console.log(`\n— ${step.name}`);
  const counts = await step.run();
  results.push(counts);
  console.log(`${counts.failed === 0 ? 'ok' : 'FAILED'}: ${step.name}, ${seconds(since)}`);
}
const { passed, failed } = sum(results);
console.log(`\nAll of it took ${seconds(started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
