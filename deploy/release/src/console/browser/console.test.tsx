/** @jest-environment @tapnook/tooling/jest/browser-environment.cjs */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { appRow, EMPTY_STATE, renderConsole } from './testing/render-console.tsx';

beforeEach(() => {
  // Of the last test's address.
  window.location.hash = '';
});
afterEach(cleanup);

const violations = async (container: HTMLElement): Promise<string[]> =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
    ({ id }) => id,
  );
const APPS = [appRow('shell'), appRow('mf-catalog', { lastGood: '0.9.0' })];

describe('a channel', () => {
  test('shows what it serves, and finds one app among thirty', async () => {
    const apps = Array.from({ length: 30 }, (_, at) => appRow(`mf-app-${at}`));
    const { container } = renderConsole({ state: { apps } });
    const table = await screen.findByRole('region', { name: 'Composition, Production' });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter apps' }), 'app-17');
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(await violations(container)).toEqual([]);
  });

  test('is told in Chinese, with nothing left in English', async () => {
    renderConsole({ locale: 'zh-HK', state: { apps: APPS } });
    expect(await screen.findByText('一個shell，1個遠端組件。上色的行有灰度。')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '版面' }).textContent).toMatch(
      /^正式.*測試.*預覽.*比較組件服務水平政策存取日誌$/,
    );
  });

  test('says which scripts were refused, in the header and above all else', async () => {
    renderConsole({
      state: {
        apps: APPS,
        alarms: [
          {
            app: 'mf-catalog',
            version: '1.0.0',
            detail: 'changed: /remotes/a.js is not sha384-x',
            count: 2,
            seenAt: '2026-11-20T08:00:00.000Z',
          },
        ],
      },
    });
    expect(
      (await screen.findByText('Refused scripts: mf-catalog')).closest('#status'),
    ).toBeTruthy();
    expect(screen.getByText('Script refused')).toBeTruthy();
    expect(screen.getByText('sha384-x')).toBeTruthy();
  });

  test('is changed by those who may: viewers have no buttons, a team its policy’s', async () => {
    renderConsole({
      state: { apps: APPS, actor: { name: 'Wing', role: 'viewer', team: null } },
    });
    await screen.findByRole('row', { name: /mf-catalog/ });
    expect(screen.queryByRole('button', { name: 'Pin mf-catalog' })).toBeNull();
    cleanup();
    renderConsole({
      state: {
        apps: [appRow('shell', { team: 'platform' }), appRow('mf-catalog', { lastGood: '0.9.0' })],
        actor: { name: 'Wing', role: 'team', team: 'catalog' },
        policy: {
          version: 1,
          setBy: 'm',
          setAt: '2026-11-01T00:00:00.000Z',
          reason: 'r',
          rules: { ...EMPTY_STATE.policy.rules, teams: ['candidate'] },
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Pin mf-catalog' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pin shell' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
  });

  test('rolls an app back after a reason, from the generation that was seen', async () => {
    const { changes } = renderConsole({
      state: { apps: APPS },
      answers: {
        'POST /v1/channels/production/apps/mf-catalog/rollback': { generation: 8 },
      },
    });
    const button = await screen.findByRole('button', { name: 'Roll back mf-catalog to 0.9.0' });
    await userEvent.click(button);
    const reason = screen.getByRole('textbox', { name: 'Reason, for the log' });
    expect(document.activeElement).toBe(reason);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Give a reason of at least 3 characters.')).toBeTruthy();
    expect(changes()).toEqual([]);
    await userEvent.type(reason, 'too slow{Enter}');
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([
        { expectedGeneration: 7, to: '0.9.0', reason: 'too slow', block: false },
      ]),
    );
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(document.getElementById('news')?.textContent).toBe('Production is now r-8');
  });

  test('keeps the plan and the reason when the registry refuses', async () => {
    renderConsole({
      state: { apps: APPS },
      answers: { 'POST /v1/channels/production/apps/mf-catalog/rollback': 409 },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Roll back mf-catalog/ }));
    await userEvent.keyboard('too slow{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Refused.');
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason, for the log' }).value,
    ).toBe('too slow');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Reason, for the log' })).toBeNull();
  });

  test('says that it could not be loaded, and tries again', async () => {
    const { requests } = renderConsole({ answers: { 'GET /console/state/production': 500 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.getByText('No connection to the registry')).toBeTruthy();
  });
});

describe('history and log', () => {
  test('are asked for by app, so that old ones are found too', async () => {
    const { requests } = renderConsole({
      at: '/production/log',
      state: { apps: APPS },
      answers: {
        'GET /v1/audit?limit=200&app=mf-catalog': {
          rows: [
            {
              seq: 3,
              at: '2026-11-20T08:00:00.000Z',
              actor: 'plan',
              action: 'weight',
              subject: 'mf-catalog',
              detail: { weight: 2_500 },
            },
          ],
        },
        'GET /v1/channels/production/generations?limit=100&app=mf-catalog': { generations: [] },
      },
    });
    const filter = await screen.findByRole('combobox', { name: 'Filter Audit log by app' });
    await userEvent.selectOptions(filter, 'mf-catalog');
    expect(await screen.findByText(/moved the canary of mf-catalog to 25%/)).toBeTruthy();
    expect(screen.getByText('The plan')).toBeTruthy();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Filter History by app' }),
      'mf-catalog',
    );
    await waitFor(() =>
      expect(requests.map(({ path }) => path)).toContain(
        '/v1/channels/production/generations?limit=100&app=mf-catalog',
      ),
    );
  });
});

describe('access', () => {
  const TOKEN = {
    name: 'catalog-ci',
    role: 'team',
    team: 'catalog',
    createdAt: '2026-11-01T00:00:00.000Z',
    revokedAt: null,
    expiresAt: '2126-11-01T00:00:00.000Z',
    usedAt: null,
    madeBy: 'manager',
    scope: { may: ['publish'], apps: ['mf-catalog'] },
    short: false,
  };
  const answers = {
    'GET /v1/tokens': { tokens: [TOKEN, { ...TOKEN, name: 'old', revokedAt: TOKEN.createdAt }] },
    'GET /v1/webhooks': {
      webhooks: [
        {
          id: 4,
          url: 'https://hooks.example/a',
          form: 'slack',
          events: ['block'],
          apps: [],
          madeBy: 'manager',
          madeAt: TOKEN.createdAt,
        },
      ],
    },
    'GET /v1/webhooks/failures': {
      failures: [
        {
          id: 9,
          url: 'https://hooks.example/a',
          body: { type: 'block', app: 'mf-catalog' },
          madeAt: TOKEN.createdAt,
          deadAt: TOKEN.createdAt,
          lastError: '503',
        },
      ],
    },
    'DELETE /v1/tokens/catalog-ci': {},
    'POST /v1/webhooks/failures/replay': { replayed: 1 },
  };

  test('shows a token’s scope and end, and revokes it once that is confirmed', async () => {
    const { container, changes } = renderConsole({ at: '/production/access', answers });
    const table = await screen.findByRole('region', { name: 'Tokens' });
    const row = within(table).getByRole('row', { name: /catalog-ci/ });
    expect(row.textContent).toContain('Team catalog');
    expect(row.textContent).toContain('publish · mf-catalog');
    expect(within(table).queryByText('old')).toBeNull();
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the token catalog-ci' }));
    await userEvent.click(screen.getByRole('button', { name: 'Revoke now' }));
    await waitFor(() =>
      expect(changes()).toMatchObject([{ method: 'DELETE', path: '/v1/tokens/catalog-ci' }]),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show those that have ended' }));
    expect(within(table).getByText('Revoked')).toBeTruthy();
  });

  test('sends a notice again that nobody took', async () => {
    const { changes } = renderConsole({ at: '/production/access', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Send notice 9 again' }));
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ id: 9 }]));
    expect(document.getElementById('news')?.textContent).toBe('One notice is sent again');
  });

  test('shows a made token once', async () => {
    const { changes } = renderConsole({
      at: '/production/access',
      answers: { ...answers, 'POST /v1/tokens': { name: 'Wing', token: 'tnr_abc' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a token…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make a token' }));
    expect(screen.getByText('Give it a name, for the log.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('Wing');
    await userEvent.click(screen.getByRole('button', { name: 'Make a token' }));
    expect(await screen.findByText('tnr_abc')).toBeTruthy();
    expect(changes().map(({ body }) => body)).toEqual([{ name: 'Wing', role: 'viewer', days: 90 }]);
  });

  test('is for managers alone', async () => {
    const { requests } = renderConsole({
      at: '/production/access',
      state: { actor: { name: 'Wing', role: 'viewer', team: null } },
    });
    expect(await screen.findByText('Only release managers see this.')).toBeTruthy();
    expect(requests.map(({ path }) => path)).toEqual(['/console/state/production']);
  });
});

describe('service levels', () => {
  const level = {
    app: 'mf-catalog',
    objective: 0.995,
    visits: 12_000,
    bad: 90,
    budgetLeft: -0.5,
    burn: { hour: 16, sixHours: null },
    burning: true,
  };
  const answers = {
    'GET /v1/channels/production/service-levels': { channel: 'production', apps: [level] },
    'GET /v1/guards': { guards: [] },
    'POST /v1/service-levels/mf-catalog': { app: 'mf-catalog', objective: 0.99 },
  };

  test('show what is left of the error budget, and which app burns it', async () => {
    const { container } = renderConsole({ at: '/production/levels', answers });
    const row = await screen.findByRole('row', { name: /mf-catalog/ });
    for (const text of ['99.5%', '12,000', '−50%', '16.0× · –', 'Burning too fast'])
      expect(row.textContent).toContain(text);
    expect(screen.getByText('No team has set one.')).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  test('get another objective, a percentage that makes sense', async () => {
    const { changes } = renderConsole({ at: '/production/levels', answers });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Set the objective of mf-catalog' }),
    );
    const field = screen.getByRole('textbox', { name: 'Visits that must go well, in percent' });
    await userEvent.clear(field);
    await userEvent.type(field, '120{Enter}');
    expect(screen.getByText('Give a number from 50 to 99.99.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ objective: 0.99 }]));
  });
});
