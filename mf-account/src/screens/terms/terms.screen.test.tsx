import { describe, expect, test } from '@jest/globals';
import { getHelpDocument } from '@tapnook/contracts/calls';
import { createFakeApi, renderRemote } from '@tapnook/testing';
import { act, screen as page, within } from '@testing-library/react';
import { remote } from '../../remote.ts';

const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
type State = 'past' | 'in_force' | 'upcoming';
const version = (key: string, state: State) => ({
  key,
  validFrom: key === 'first' ? null : key,
  state,
});
const VERSIONS = [
  version('2027-02-01', 'upcoming'),
  version('2027-01-01', 'upcoming'),
  version('2026-06-01', 'in_force'),
  version('first', 'past'),
];
/** The page of a version of the terms. */
const open = (key: string, locale: 'en-US' | 'zh-HK', versions = VERSIONS) => {
  const shown = versions.find((one) => one.key === key);
  const api = createFakeApi().on(getHelpDocument, {
    data: {
      type: 'usage-terms',
      title: both('Terms', '條款'),
      content: both('## One', '## 一'),
      updatedAt: '2026-05-01T00:00:00Z',
      validFrom: shown?.validFrom ?? null,
      state: shown?.state ?? 'in_force',
      versions,
    },
  });
  const path = `/terms/usage-terms${key === '2026-06-01' ? '' : `?version=${key}`}`;
  return act(() => renderRemote(remote, { api, path, locale }));
};
const noteLink = async (name: string): Promise<string | null> =>
  (await page.findByRole('link', { name })).getAttribute('href');

describe('terms with versions', () => {
  test('say when the next version takes effect, and lead to every version', async () => {
    await open('2026-06-01', 'en-US');
    expect(await page.findByText(/takes effect on 1 Jan 2027/)).toBeTruthy();
    expect(await noteLink('Read the new version')).toBe(
      '/en-US/terms/usage-terms?version=2027-01-01',
    );
    const list = within(page.getByRole('navigation', { name: 'All versions' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-US/terms/usage-terms?version=2027-02-01',
      '/en-US/terms/usage-terms?version=2027-01-01',
      '/en-US/terms/usage-terms',
      '/en-US/terms/usage-terms?version=first',
    ]);
    expect(list.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
      '/en-US/terms/usage-terms',
    );
  });

  test('say of an old version that it was replaced, and lead to the one in force', async () => {
    await open('first', 'zh-HK');
    expect(await page.findByText(/此版本已由較新版本取代/)).toBeTruthy();
    expect(await noteLink('查看現行版本')).toBe('/zh-HK/terms/usage-terms');
  });

  test('show no list while there is one version', async () => {
    await open('first', 'en-US', [version('first', 'in_force')]);
    expect(await page.findByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy();
    expect(page.queryByRole('navigation', { name: 'All versions' })).toBeNull();
  });
});
