import { describe, expect, test } from '@jest/globals';
import { setSlots } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aProduct } from '../testing/managed-product.ts';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { CalendarForm } from './calendar-form.tsx';

const PRODUCT = aProduct({ productId: '12', plans: [aPlan({ planId: '4' })] });
const COUNTS = { created: 1, changed: 2, taken: 3, kept: 0, touched: 52 };
const PERSON = {
  orderNo: 'TN2611-1',
  customerName: 'Ka Yan Chan',
  day: '2026-12-05',
  time: '10:00',
  quantity: 2,
};
const show = (locale: 'en-US' | 'zh-HK' = 'en-US') => {
  const api = createFakeApi().on(setSlots, ({ body }) => ({
    data: { ...COUNTS, people: (body as { preview?: boolean }).preview ? [PERSON] : [] },
  }));
  let changes = 0;
  renderScreen(<CalendarForm product={PRODUCT} onDone={() => (changes += 1)} />, { api, locale });
  return { api, changes: () => changes };
};

describe('a change of many days', () => {
  test('names whom it touches before it is made', async () => {
    const { api, changes } = show();
    await userEvent.type(screen.getByLabelText('Start times'), '10:00');
    await userEvent.click(screen.getByRole('button', { name: 'See whom it touches' }));
    expect(await screen.findByText('Ka Yan Chan')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'TN2611-1' }).getAttribute('href')).toBe(
      '/orders?keyword=TN2611-1',
    );
    expect(screen.getByText('2 places')).toBeTruthy();
    expect(screen.getByText('and 51 more orders')).toBeTruthy();
    expect(changes()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('The calendar is changed.')).toBeTruthy();
    expect(bodiesOf(api, 'setSlots')).toMatchObject([{ preview: true }, { times: ['10:00'] }]);
    expect(bodiesOf(api, 'setSlots')[1]).not.toHaveProperty('preview');
    expect(changes()).toBe(1);
  });

  test('is looked at anew once anything of it is different', async () => {
    show('zh-HK');
    await userEvent.click(screen.getByRole('button', { name: '查看影響' }));
    expect(await screen.findByText('2個名額')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /開放/ }));
    expect(screen.queryByText('2個名額')).toBeNull();
    expect(screen.getByRole('button', { name: '查看影響' })).toBeTruthy();
  });
});
