// oxlint-disable no-console -- This is a command-line program, which prints.
import { FAULTS, HEALTHY, simulateRelease, WEIGHTS } from '../test/simulated-shop.ts';

// `npm run bench -- canary`: simulated releases, judged by what the registry judges by.
const RUNS = Number(process.env['RUNS'] ?? 10);
const EQUAL_RUNS = Number(process.env['EQUAL_RUNS'] ?? 2_000);
/** 50 visits a second. */
const VISITS_PER_SLOT = 500;
const SLOT_SECONDS = 10;
const HALF_HOUR_SLOTS = 180;

const cells = (row: readonly (string | number)[]): string => `| ${row.join(' | ')} |`;
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

console.log(`Seconds until a bad release is undone at 50 visits a second, median of ${RUNS} runs`);
console.log(cells(['', ...WEIGHTS.map((weight) => `${weight * 100}%`)]));
for (const [name, candidate] of Object.entries(FAULTS)) {
  const row = WEIGHTS.map((weight) => {
    const outcomes = Array.from({ length: RUNS }, (_, seed) =>
      simulateRelease({
        seed: seed + 1,
        candidate,
        weight,
        visitsPerSlot: VISITS_PER_SLOT,
        slots: HALF_HOUR_SLOTS,
      }),
    );
    const found = outcomes.filter(({ verdict }) => verdict.state === 'bad');
    const seconds = middle(outcomes.map(({ slots }) => slots * SLOT_SECONDS));
    return found.length === RUNS ? String(seconds) : `${found.length} of ${RUNS}`;
  });
  console.log(cells([name, ...row]));
}

console.log(`\nFalse alarms in ${EQUAL_RUNS} equal releases, looked at after each of 20 slots`);
console.log(cells(['', ...WEIGHTS.map((weight) => `${weight * 100}%`)]));
const alarms = WEIGHTS.map(
  (weight) =>
    Array.from({ length: EQUAL_RUNS }, (_, seed) =>
      simulateRelease({
        seed: seed + 1_000_000,
        candidate: HEALTHY,
        weight,
        visitsPerSlot: 100,
        slots: 20,
      }),
    ).filter(({ verdict }) => verdict.state === 'bad').length,
);
console.log(cells(['equal', ...alarms]));
