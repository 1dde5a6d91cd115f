import { describe, expect, test } from '@jest/globals';
import { listAuditEvents } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import { pageOf, renderScreen } from '../testing/render-screen.tsx';
import { AuditScreen } from './audit.tsx';

const EVENT = {
  id: '1',
  at: '2026-11-20T04:00:00.000Z',
  actorName: 'Wing Lau',
  actorRole: 'owner' as const,
  action: 'role',
  kind: 'person',
  subject: '7',
  subjectName: null,
  before: { role: 'counter' },
  after: { role: 'manager' },
};

describe('what was changed', () => {
  test('is told with who did it and what it was before', async () => {
    const api = createFakeApi().on(listAuditEvents, { data: pageOf([EVENT]) });
    const { container } = renderScreen(<AuditScreen />, { api });
    expect(await screen.findByText('role changed')).toBeTruthy();
    expect(screen.getByText('Wing Lau · Owner')).toBeTruthy();
    expect(screen.getByText(/Before: [^]*"counter"[^]*After: [^]*"manager"/)).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test.each([
    ['en-US', 'Product 1024 An hour at the wheel · changed'],
    ['zh-HK', '產品 1024 拉坯一小時 · 更改'],
  ] as const)('is named in %s, beside its number', async (locale, words) => {
    const subjectName = { en_gb: 'An hour at the wheel', zh_hk: '拉坯一小時' };
    const event = { ...EVENT, kind: 'product', action: 'change', subject: '1024', subjectName };
    const api = createFakeApi().on(listAuditEvents, { data: pageOf([event]) });
    renderScreen(<AuditScreen />, { api, locale });
    const entry = await screen.findByRole('listitem');
    expect(entry.querySelector('b')?.textContent).toBe(words);
  });

  test.each([
    ['en-US', 'Nothing has been changed yet'],
    ['zh-HK', '未有變更'],
  ] as const)('says in %s that there is nothing', async (locale, words) => {
    const api = createFakeApi().on(listAuditEvents, { data: pageOf([]) });
    renderScreen(<AuditScreen />, { api, locale });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('that cannot be read says why', async () => {
    const api = createFakeApi().on(listAuditEvents, {
      code: '10403',
      status: 403,
      text: 'Not so.',
    });
    renderScreen(<AuditScreen />, { api });
    expect(await screen.findByText('Not so.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
