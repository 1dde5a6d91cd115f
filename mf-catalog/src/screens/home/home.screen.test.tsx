import { describe, expect, test } from '@jest/globals';
import { getHandpicked, getSectionSettings } from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote } from '@tapnook/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShop } from '../../../dev/fakes.ts';
import { sectionOf } from '../../../dev/shop.fixture.ts';
import { remote } from '../../remote.ts';

describe('the home page', () => {
  // Covers: HOM-001
  test.each([
    ['en-US', 'Ten to six. What’s round the corner?', 'Handpicked this week'],
    ['zh-HK', '五點五十分，轉角有甚麼好去處？', '本週編輯精選'],
  ] as const)(
    'opens with the hour in %s, with nothing that axe objects to',
    async (locale, title, section) => {
      const { container } = await renderRemote(remote, { api: fakeShop(), locale });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(await screen.findByRole('heading', { name: section })).toBeDefined();
      await screen.findAllByRole('article');
      expect(await accessibilityProblems(container)).toEqual([]);
    },
  );
  // Covers: HOM-002, HOM-004
  test('a section that fails says so and the rest stays', async () => {
    const api = fakeShop().on(getHandpicked, { code: '10500', status: 500 });
    await renderRemote(remote, { api });
    const failed = await screen.findByText(/“Handpicked this week” didn’t load/);
    expect(await screen.findByRole('heading', { name: 'Most booked in seven days' })).toBeDefined();
    api.on(getHandpicked, {
      data: { total: 0, pageIndex: 1, moduleName: { en_gb: '', zh_hk: '' }, items: [] },
    });
    await userEvent.click(
      within(failed.closest('[role="alert"]') as HTMLElement).getByRole('button', {
        name: 'Try again',
      }),
    );
    await screen.findByRole('heading', { name: 'More experiences' });
  });
  // Covers: RTE-001, HOM-019
  test('shows what the settings name, in their order, each where it belongs', async () => {
    const api = fakeShop().on(getSectionSettings, {
      data: [
        sectionOf('ranking', 'Ranking', '榜', { sort: 2 }),
        sectionOf('handpicked', 'Picks', '精選', { sort: 1, mobileDisplay: false }),
        sectionOf('trending', 'Hidden', '隱藏', { display: false, mobileDisplay: false }),
      ],
    });
    await renderRemote(remote, { api });
    const heads = (await screen.findAllByRole('heading', { level: 2 })).map(
      (head) => head.textContent,
    );
    expect(heads).toEqual(['Picks', 'Ranking']);
    expect(screen.getByRole('region', { name: 'Picks' }).className).toContain('only-wide');
  });
});
