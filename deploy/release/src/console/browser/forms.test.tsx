/** @jest-environment @tapnook/tooling/jest/browser-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { PolicyPreview } from '../../policy/policy-preview.ts';
import { appRow, renderConsole } from './testing/render-console.tsx';

beforeEach(() => {
  // Of the last test's address.
  window.location.hash = '';
});
afterEach(cleanup);

const APPS = [appRow('shell'), appRow('mf-catalog')];
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const fill = async (label: string, text: string): Promise<void> => {
  const field = dialog().getByRole('textbox', { name: label });
  await userEvent.clear(field);
  // Braces and brackets are keys of the typing helper.
  await userEvent.click(field);
  await userEvent.paste(text);
};
const focused = (): string | null => document.activeElement?.getAttribute('id') ?? null;

const ACCESS = {
  'GET /v1/tokens': { tokens: [] },
  'GET /v1/webhooks': { webhooks: [] },
  'GET /v1/webhooks/failures': { failures: [] },
};
const POLICY = {
  'GET /v1/keys': { keys: [{ keyId: 'k1', notBefore: '2026-11-01T00:00:00.000Z' }] },
  'GET /v1/roots': { roots: [] },
};

describe('a webhook', () => {
  it('is added with what it wants to hear, and its secret is shown once', async () => {
    const { changes } = renderConsole({
      at: '/production/access',
      answers: { ...ACCESS, 'POST /v1/webhooks': { secret: 'whsec_abc' } },
    });
    await press('Add a webhook…');
    await fill('Address', 'ftp://example.com');
    await userEvent.click(dialog().getByRole('button', { name: 'Add a webhook' }));
    expect(
      dialog().getByText('Give a web address, or mailto: and an e-mail address.'),
    ).toBeTruthy();
    expect(changes()).toEqual([]);
    await fill('Address', 'https://hooks.example.com/x');
    await fill('Events', 'auto-abort block');
    await fill('Apps', 'mf-catalog');
    await userEvent.click(dialog().getByRole('button', { name: 'Add a webhook' }));
    expect(await screen.findByText('whsec_abc')).toBeTruthy();
    expect(changes()).toMatchObject([
      {
        method: 'POST',
        path: '/v1/webhooks',
        body: {
          url: 'https://hooks.example.com/x',
          form: 'webhook',
          events: ['auto-abort', 'block'],
          apps: ['mf-catalog'],
        },
      },
    ]);
  });

  it('of a mailbox is sent as e-mail', async () => {
    const { changes } = renderConsole({
      at: '/production/access',
      answers: { ...ACCESS, 'POST /v1/webhooks': { secret: 'whsec_abc' } },
    });
    await press('Add a webhook…');
    await fill('Address', 'mailto:oncall@example.com');
    await userEvent.click(dialog().getByRole('button', { name: 'Add a webhook' }));
    await waitFor(() => expect(changes()).toMatchObject([{ body: { form: 'email', apps: [] } }]));
  });
});

describe('a token', () => {
  it('of a team is made with its team and its days', async () => {
    const { changes } = renderConsole({
      at: '/production/access',
      answers: { ...ACCESS, 'POST /v1/tokens': { name: 'CI', token: 'tnr_abc' } },
    });
    await press('Make a token…');
    await fill('Name', 'CI');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Role' }), 'team');
    await userEvent.click(dialog().getByRole('button', { name: 'Make a token' }));
    expect(dialog().getByText('Name its team.')).toBeTruthy();
    await fill('Team', 'catalog');
    await fill('Good for, in days', '30');
    await userEvent.click(dialog().getByRole('button', { name: 'Make a token' }));
    expect(await screen.findByText('tnr_abc')).toBeTruthy();
    expect(changes()).toMatchObject([
      { path: '/v1/tokens', body: { name: 'CI', role: 'team', team: 'catalog', days: 30 } },
    ]);
  });
});

describe('a guard metric', () => {
  it('is set for an app, with what is worse and from where it matters', async () => {
    const { changes } = renderConsole({
      at: '/production/levels',
      state: { apps: APPS },
      answers: {
        'GET /v1/channels/production/service-levels': { channel: 'production', apps: [] },
        'GET /v1/guards': { guards: [] },
        'PUT /v1/apps/mf-catalog/guards/plan-opened': {},
      },
    });
    await press('Set a metric…');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'App' }), 'mf-catalog');
    await fill('Metric', 'Plan opened');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(focused()).toBe(dialog().getByRole('textbox', { name: 'Metric' }).id);
    await fill('Metric', 'plan-opened');
    await fill('What is counted', 'plans opened');
    await userEvent.click(dialog().getByRole('radio', { name: 'there is less' }));
    await fill('Smallest change that matters, in percent', '10');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toMatchObject([
      {
        method: 'PUT',
        path: '/v1/apps/mf-catalog/guards/plan-opened',
        body: { worseWhen: 'fewer', tolerance: 0.1, about: 'plans opened' },
      },
    ]);
  });
});

describe('an owner', () => {
  it('is changed with a reason, and what the registry refuses is told', async () => {
    const owners = {
      names: [],
      owners: [{ kind: 'event', subject: 'order:paid', app: 'mf-checkout', sharedWith: [] }],
    };
    const { changes } = renderConsole({
      at: '/production/policy',
      state: { apps: APPS },
      answers: { ...POLICY, 'GET /v1/owners': owners, 'POST /v1/owners': 409 },
    });
    await press('Change the owner of order:paid');
    await userEvent.click(dialog().getByRole('button', { name: 'Change the owner' }));
    expect(dialog().getByText('Name the new owner.')).toBeTruthy();
    await fill('New owner', 'mf-catalog');
    await fill('Reason, for the log', 'It tells it, too');
    await userEvent.click(
      dialog().getByRole('checkbox', { name: 'Share it instead of giving it away' }),
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Change the owner' }));
    expect((await dialog().findByRole('alert')).textContent).toBe('Refused.');
    expect(changes()).toMatchObject([
      {
        path: '/v1/owners',
        body: {
          kind: 'event',
          subject: 'order:paid',
          to: 'mf-catalog',
          reason: 'It tells it, too',
          share: true,
        },
      },
    ]);
  });
});

describe('a signing key', () => {
  it('is made once that is confirmed, and not before', async () => {
    const { changes } = renderConsole({
      at: '/production/policy',
      answers: {
        ...POLICY,
        'GET /v1/owners': { names: [], owners: [] },
        'POST /v1/keys/rotate': {},
      },
    });
    await press('Make a new key…');
    await press('Keep the present key');
    expect(changes()).toEqual([]);
    await press('Make a new key…');
    await press('Make it');
    await waitFor(() =>
      expect(changes()).toMatchObject([{ method: 'POST', path: '/v1/keys/rotate' }]),
    );
    expect(document.getElementById('news')?.textContent).toBe('A new key signs now');
  });
});

describe('the policy', () => {
  const inForce = { version: 3, document: { schema: 1, channels: {} } };
  const preview: PolicyPreview = {
    version: 3,
    teams: [{ channel: 'production', gained: ['hold'], lost: [] }],
    changes: [
      {
        channel: 'production',
        kind: 'compose',
        app: 'mf-catalog',
        version: '1.1.0',
        before: [],
        after: [
          {
            rule: 'checks',
            message: { en_gb: 'It has not passed e2e.', zh_hk: '尚未通過e2e。' },
          },
        ],
      },
    ],
  };
  const answers = {
    ...POLICY,
    'GET /v1/owners': { names: [], owners: [] },
    'GET /v1/policy': inForce,
    'POST /v1/policy/preview': preview,
    'PUT /v1/policy': { ...inForce, version: 4 },
  };
  const NEXT = '{"schema":1,"channels":{"production":{"checks":["e2e"]}}}';

  it('is set as JSON with a reason, after it was shown what it would refuse', async () => {
    const { container, changes } = renderConsole({ at: '/production/policy', answers });
    await press('Edit…');
    await screen.findByRole('dialog');
    await fill('Policy, as JSON', '{"schema":');
    await userEvent.click(dialog().getByRole('button', { name: 'Show what it would refuse' }));
    expect(dialog().getByText('This is not JSON.')).toBeTruthy();
    await fill('Policy, as JSON', NEXT);
    await userEvent.click(dialog().getByRole('button', { name: 'Show what it would refuse' }));
    const shown = await dialog().findByRole('status');
    for (const text of [
      'Production, compose at once: mf-catalog 1.1.0. It has not passed e2e.',
      'The present policy allows it.',
      'Teams may now: hold it.',
    ])
      expect(shown.textContent).toContain(text);
    expect((await axe.run(container, { runOnly: ['wcag2a'] })).violations).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Set this policy' }));
    expect(dialog().getByText('Give a reason of at least 3 characters.')).toBeTruthy();
    await fill('Reason, for the log', 'as agreed');
    await userEvent.click(dialog().getByRole('button', { name: 'Set this policy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/policy/preview',
      'PUT /v1/policy',
    ]);
    expect(changes()[1]?.body).toEqual({
      document: JSON.parse(NEXT),
      reason: 'as agreed',
      expectedVersion: 3,
    });
  });

  it('is shown anew after another change of its text', async () => {
    const { changes } = renderConsole({ at: '/production/policy', answers });
    await press('Edit…');
    await screen.findByRole('dialog');
    await userEvent.click(dialog().getByRole('button', { name: 'Show what it would refuse' }));
    await dialog().findByRole('status');
    await fill('Policy, as JSON', NEXT);
    await userEvent.click(dialog().getByRole('button', { name: 'Show what it would refuse' }));
    await dialog().findByRole('status');
    expect(changes().map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('is not edited by those who may not set it', async () => {
    renderConsole({
      at: '/production/policy',
      state: { actor: { name: 'Wing', role: 'team', team: 'catalog' } },
      answers,
    });
    expect(await screen.findByText('Policy', { selector: 'h2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit…' })).toBeNull();
  });
});
