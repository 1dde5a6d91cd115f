import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FunnelStep, TelemetryEvent } from '@tapnook/contracts/release';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { monitorCanaries } from '../analysis/canary-monitor.ts';
import type { Generation } from '../channels/generations.ts';
import type { FlagState } from './flags.ts';

let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry();
  all.stopClock();
  await all.composeAll(['mf-catalog']);
});
afterEach(() => all.close());

let visits = 0;
/** Visits whose page had the flag or not, each with what it told beside being there. */
const tell = async (
  isOn: boolean,
  count: number,
  kinds: TelemetryEvent['kind'][] = [],
  app = 'shell',
): Promise<void> => {
  const events = Array.from({ length: count }, () => {
    visits += 1;
    const stamp = {
      app,
      version: '1.0.0',
      bucket: 'stable',
      generation: 2,
      route: 'home',
      session: `visit-number-${visits}`,
      network: visits % 16,
      flags: { 'chat-widget': isOn },
    };
    return ['session', ...kinds].map((kind) => ({ ...stamp, kind }));
  }).flat();
  const { status } = await all.post(
    '/v1/telemetry',
    { channel: 'production', events },
    all.tokens.edge,
  );
  expect(status).toBe(202);
};
/** Shoppers whose pages had the flag or not, and how far they came. */
const shop = async (
  isOn: boolean,
  count: number,
  steps: readonly FunnelStep[] = [],
): Promise<void> => {
  const shoppers = Array.from({ length: count }, () => {
    visits += 1;
    return {
      shopper: `a-shopper-with-the-number-${visits}`,
      network: visits % 16,
      apps: { shell: { version: '1.0.0', bucket: 'stable' } },
      flags: { 'chat-widget': isOn },
      steps,
    };
  });
  const { status } = await all.post(
    '/v1/telemetry',
    { channel: 'production', events: [], shoppers },
    all.tokens.edge,
  );
  expect(status).toBe(202);
};
const turn = (weight: number) =>
  all.post('/v1/channels/production/flags/chat-widget', {
    on: true,
    weight,
    reason: 'is it needed',
  });
const flag = async (): Promise<FlagState | undefined> =>
  (await all.get<{ flags: FlagState[] }>('/v1/channels/production/flags')).body.flags[0];

describe('a flag that some shoppers have', () => {
  it('is judged by its two values; one that is worse is taken back with the reason', async () => {
    await turn(5_000);
    await tell(true, 200);
    await tell(false, 200, ['render-error']);
    expect((await flag())?.verdict).toMatchObject({
      state: 'bad',
      sessions: { stable: 200, candidate: 200 },
    });
    await monitorCanaries(all.registry);
    expect(await flag()).toMatchObject({
      setting: { on: true, weight: 10_000 },
      setBy: 'analysis',
      reason: expect.stringContaining('render errors'),
      verdict: null,
    });
    const { body } = await all.get<{ generations: Generation[] }>(
      '/v1/channels/production/generations?limit=1',
    );
    expect(body.generations[0]).toMatchObject({ kind: 'flag', actor: 'analysis' });
  });

  it('is left alone while both values do alike, and counts only its app’s visits', async () => {
    await turn(5_000);
    await tell(true, 100);
    await tell(false, 100);
    await tell(false, 300, ['render-error'], 'mf-catalog');
    await monitorCanaries(all.registry);
    expect(await flag()).toMatchObject({
      setting: { weight: 5_000 },
      verdict: { state: 'healthy', sessions: { stable: 100, candidate: 100 } },
    });
  });

  it('is judged by who buys with either value, and taken back where fewer do', async () => {
    await turn(5_000);
    await tell(true, 60);
    await tell(false, 60);
    for (const isOn of [true, false]) await shop(isOn, 100);
    await shop(true, 100, ['add', 'checkout-started']);
    await shop(false, 5, ['add', 'checkout-started']);
    expect((await flag())?.verdict).toMatchObject({ state: 'bad' });
    await monitorCanaries(all.registry);
    expect(await flag()).toMatchObject({
      setting: { on: true, weight: 10_000 },
      setBy: 'analysis',
      reason: expect.stringContaining('choose something to buy'),
    });
  });

  it('counts its shoppers anew when it is turned again', async () => {
    await turn(5_000);
    await shop(true, 200, ['add']);
    await shop(false, 200);
    all.pass(20_000);
    await turn(2_500);
    await tell(true, 60);
    await tell(false, 60);
    for (const isOn of [true, false]) await shop(isOn, 100, ['add']);
    expect((await flag())?.verdict).toMatchObject({ state: 'healthy' });
  });

  it('is not judged by what came before it was turned, nor while everybody has it', async () => {
    await tell(false, 100, ['render-error']);
    await turn(10_000);
    await tell(true, 100, ['render-error']);
    expect((await flag())?.verdict).toBeNull();
    all.pass(20_000);
    await turn(5_000);
    expect((await flag())?.verdict).toMatchObject({ sessions: { stable: 0, candidate: 0 } });
  });

  it('stands in no metric of an app', async () => {
    await turn(5_000);
    await tell(true, 10);
    const metrics = (await all.server.inject('/metrics')).payload;
    expect(metrics).toContain('app="shell"');
    expect(metrics).not.toContain('flag:');
  });
});
