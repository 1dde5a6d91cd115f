import { expect, test } from '@jest/globals';
import { setSlots } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPersonType, aPlan, aProduct } from '../testing/managed-product.ts';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { CalendarForm } from './calendar-form.tsx';

const PRODUCT = aProduct({
  plans: [
    aPlan({
      name: { en_gb: 'One hour', zh_hk: '一小時' },
      personTypes: [
        aPersonType(),
        aPersonType({ kind: 'child', name: { en_gb: 'Child', zh_hk: 'Child' }, price: 16_800 }),
      ],
    }),
  ],
});
const send = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'See whom it touches' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByText('The calendar is changed.');
};

test('days get and lose prices for the kinds of persons who do not pay the plan’s', async () => {
  const api = createFakeApi().on(setSlots, {
    data: { created: 0, changed: 30, taken: 0, kept: 0, touched: 0, people: [] },
  });
  renderScreen(<CalendarForm product={PRODUCT} onDone={() => undefined} />, { api });
  expect(screen.queryByLabelText(/Price: Adult/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/Price: Child/), '99');
  await send();
  expect(bodiesOf(api, 'setSlots').at(-1)).toMatchObject({
    personPrices: [{ kind: 'child', price: 9_900, specialPrice: null }],
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Usual prices' }));
  expect(screen.queryByLabelText(/Price: Child/)).toBeNull();
  await send();
  expect(bodiesOf(api, 'setSlots').at(-1)).toMatchObject({
    price: null,
    specialPrice: null,
    personPrices: [{ kind: 'child', price: null, specialPrice: null }],
  });
});

test('times that are none are refused in words at their field, which has the focus', async () => {
  const api = createFakeApi().on(setSlots, {
    code: '10102',
    status: 400,
    more: { fields: [{ field: 'body.times.0', en_US: 'No', zh_HK: 'No' }] },
  });
  renderScreen(<CalendarForm product={PRODUCT} onDone={() => undefined} />, { api });
  const times = screen.getByRole('textbox', { name: 'Start times' });
  await userEvent.type(times, 'ten');
  await userEvent.click(screen.getByRole('button', { name: 'See whom it touches' }));
  expect(await screen.findByText(/^Write times as 10:00/)).toBeTruthy();
  expect(document.activeElement).toBe(times);
});
