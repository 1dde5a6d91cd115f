import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createPace, watchActivity, type Activity } from './activity.ts';

describe('the activity of a server', () => {
  let server: FastifyInstance;
  let activity: Activity;
  let now: number;
  beforeEach(() => {
    now = 0;
    server = Fastify();
    activity = watchActivity(
      server,
      ({ method }) => method !== 'GET',
      () => now,
    );
    server.post('/orders', () => 'made');
    server.post('/metrics', () => 'asked by a machine');
    server.get('/orders', () => 'read');
  });
  afterEach(() => server.close());

  test('ends a minute after the start', () => {
    now = 60_000;
    expect(activity.isAtRest()).toBe(false);
    now = 60_001;
    expect(activity.isAtRest()).toBe(true);
  });
  test('begins anew with a request', async () => {
    now = 100_000;
    await server.inject({ method: 'POST', url: '/orders' });
    expect(activity.isAtRest()).toBe(false);
    now = 160_001;
    expect(activity.isAtRest()).toBe(true);
  });
  test.each([
    ['of a machine', 'POST', '/metrics'],
    ['that is left out', 'GET', '/orders'],
  ] as const)('does not begin with a request %s', async (_kind, method, url) => {
    now = 100_000;
    await server.inject({ method, url });
    expect(activity.isAtRest()).toBe(true);
  });
});

describe('the pace of work', () => {
  test('is every turn while busy, and else one turn in each pause', () => {
    let now = 0;
    let isBusy = true;
    const isDue = createPace(
      () => isBusy,
      5_000,
      () => now,
    );
    expect([isDue(), isDue()]).toEqual([true, true]);
    isBusy = false;
    now = 4_999;
    expect(isDue()).toBe(false);
    now = 5_000;
    expect([isDue(), isDue()]).toEqual([true, false]);
    isBusy = true;
    expect(isDue()).toBe(true);
  });
});
