import { beforeEach, expect, test } from '@jest/globals';
import {
  removeOrderKey,
  readOrNewOrderKey,
  storeOrderKey,
  stopSharingOrderKey,
} from './order-idempotency-key.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
/** Another tab: its own session storage, the same local storage. */
const inAnotherTab = <T>(run: () => T): T => {
  const mine = Object.fromEntries(Object.entries(sessionStorage));
  sessionStorage.clear();
  const result = run();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(mine)) sessionStorage.setItem(name, String(value));
  return result;
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a reload and another tab join the same hold', () => {
  const held = readOrNewOrderKey('1.choice.a', NOW);
  storeOrderKey('1.choice.a', held);
  expect(readOrNewOrderKey('1.choice.a', NOW)).toEqual(held);
  expect(inAnotherTab(() => readOrNewOrderKey('1.choice.a', NOW + 60_000))).toEqual(held);
  expect(inAnotherTab(() => readOrNewOrderKey('1.choice.b', NOW)).key).not.toBe(held.key);
});

test('after half an hour another tab starts anew', () => {
  const held = readOrNewOrderKey('1.choice.a', NOW);
  storeOrderKey('1.choice.a', held);
  expect(inAnotherTab(() => readOrNewOrderKey('1.choice.a', NOW + 31 * 60_000)).key).not.toBe(
    held.key,
  );
});

test('once bought only the tab that bought it remembers, until it wants another', () => {
  const held = readOrNewOrderKey('1.choice.a', NOW);
  storeOrderKey('1.choice.a', held);
  stopSharingOrderKey('1.choice.a');
  expect(readOrNewOrderKey('1.choice.a', NOW).key).toBe(held.key);
  expect(inAnotherTab(() => readOrNewOrderKey('1.choice.a', NOW)).key).not.toBe(held.key);
  removeOrderKey('1.choice.a');
  expect(readOrNewOrderKey('1.choice.a', NOW).key).not.toBe(held.key);
});
