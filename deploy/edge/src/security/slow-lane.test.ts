import { expect, test } from '@jest/globals';
import { createSlowLane } from './slow-lane.ts';

/** A lane whose pauses end when the test says so. */
const openLane = (pagesPerMinute: number) => {
  let time = 0;
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const lane = createSlowLane(
    { pagesPerMinute },
    () => time,
    (ms) => new Promise<void>((end) => pauses.push({ ms, end })),
  );
  return { lane, pauses, pass: (ms: number) => (time += ms) };
};

test('lets a network have a burst at full speed, and one more as time passes', async () => {
  const { lane, pauses, pass } = openLane(30);
  for (let n = 0; n < 20; n += 1) await lane('203.0.113.1');
  expect(pauses).toHaveLength(0);
  const held = lane('203.0.113.1');
  expect(pauses.map(({ ms }) => ms)).toEqual([1_000]);
  pauses[0]?.end();
  await held;
  pass(500);
  await lane('203.0.113.1');
  expect(pauses).toHaveLength(1);
});

test('holds nobody of another network, but one IPv6 network as a whole', async () => {
  const { lane, pauses } = openLane(30);
  for (let n = 0; n < 20; n += 1) await lane(`2001:db8::${n.toString(16)}`);
  void lane('2001:db8::ffff');
  expect(pauses).toHaveLength(1);
  await lane('2001:db8:0:1::1');
  await lane('203.0.113.2');
  expect(pauses).toHaveLength(1);
});

test('holds a thousand at most, and answers further ones at once', async () => {
  const { lane, pauses } = openLane(6);
  for (let n = 0; n < 4; n += 1) await lane('203.0.113.1');
  for (let n = 0; n < 1_000; n += 1) void lane('203.0.113.1');
  expect(pauses).toHaveLength(1_000);
  await lane('203.0.113.1');
  expect(pauses).toHaveLength(1_000);
});
