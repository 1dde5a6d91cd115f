import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { PolicyPreview } from './policy-preview.ts';
import type { ChannelPolicy, PolicyVersion } from './policy.ts';

let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog', 'mf-checkout']);
  await all.publish(buildApp('mf-catalog', '1.1.0'));
  await all.publish(buildApp('mf-checkout', '1.1.0'));
});
afterEach(() => all.close());

const preview = (production: Partial<ChannelPolicy>, token = all.tokens.viewer) =>
  all.post<PolicyPreview>(
    '/v1/policy/preview',
    { document: { schema: 1, channels: { production } } },
    token,
  );
const refused = ({ changes }: PolicyPreview): string[] =>
  changes.map(
    ({ kind, app, version, after }) =>
      `${kind} ${app}@${version}: ${after.map(({ rule }) => rule).join(' ')}`,
  );

describe('the preview of a policy', () => {
  it('names the changes of today that it would refuse, and sets nothing', async () => {
    await all.post('/v1/channels/production/candidates', {
      app: 'mf-checkout',
      version: '1.1.0',
      weight: 500,
    });
    const { status, body } = await preview({
      checks: ['e2e'],
      stages: [{ percent: 5, minutes: 60 }],
    });
    expect(status).toBe(200);
    expect(refused(body)).toEqual([
      'candidate mf-catalog@1.1.0: checks',
      'compose mf-catalog@1.1.0: checks stages',
      'promote mf-checkout@1.1.0: checks stages',
    ]);
    expect((await all.get<PolicyVersion>('/v1/policy')).body.version).toBe(0);
    const { body: log } = await all.get<{ rows: { action: string }[] }>('/v1/audit?limit=50');
    expect(log.rows.map(({ action }) => action)).not.toContain('set-policy');
  });

  it('names what is no longer refused, and what teams gain and lose', async () => {
    const freeze = { from: '2000-01-01T00:00', to: '2999-01-01T00:00', reason: 'stocktaking' };
    await all.server.inject({
      method: 'PUT',
      url: '/v1/policy',
      headers: { authorization: `Bearer ${all.tokens.manager}` },
      payload: {
        document: {
          schema: 1,
          channels: { production: { freezes: [freeze], teams: ['hold', 'abort'] } },
        },
        reason: 'as agreed',
      },
    });
    const { body } = await preview({ teams: ['hold', 'promote'] });
    expect(body.version).toBe(1);
    expect(body.changes.map(({ before, after }) => [before[0]?.rule, after.length])).toEqual([
      ['freeze', 0],
      ['freeze', 0],
      ['freeze', 0],
      ['freeze', 0],
    ]);
    expect(body.teams).toEqual([{ channel: 'production', gained: ['promote'], lost: ['abort'] }]);
  });

  it('tells what is no policy by its place, and is not for strangers', async () => {
    const wrong = await preview({ windows: [{ days: [], from: '9:00', to: '18:00' }] });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('production.windows.0');
    expect((await preview({}, 'nobody')).status).toBe(401);
  });
});
