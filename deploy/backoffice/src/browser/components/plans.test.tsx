import { expect, test } from '@jest/globals';
import { changePlan } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct } from '../testing/managed-product.ts';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { Plans } from './plans.tsx';

const PRODUCT = aProduct();
const priceField = () => screen.getByLabelText<HTMLInputElement>('Price');
const enter = async (price: string): Promise<void> => {
  await userEvent.clear(priceField());
  await userEvent.type(priceField(), price);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

test('a plan for nothing, or for less than can be paid, is not sent', async () => {
  const api = createFakeApi().on(changePlan, { data: PRODUCT });
  renderScreen(<Plans product={PRODUCT} onChange={() => undefined} />, { api });
  await userEvent.click(screen.getByRole('button', { name: 'Edit: One person' }));
  for (const price of ['0', '3']) {
    await enter(price);
    expect(priceField().validity.rangeUnderflow).toBe(true);
  }
  await userEvent.clear(screen.getByLabelText(/^Special price/));
  await userEvent.type(screen.getByLabelText(/^Special price/), '0');
  await enter('8');
  expect(bodiesOf(api, 'changePlan')).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/^Special price/));
  await enter('4');
  await screen.findByText('The plan is saved.');
  expect(bodiesOf(api, 'changePlan')).toMatchObject([{ price: 400, specialPrice: null }]);
});

test.each([
  ['en-US', 'Edit: One person', 'Price', 'Save', 'Nothing less can be paid'],
  ['zh-HK', '編輯: One person', '價錢', '儲存', '更低的金額無法付款'],
] as const)('what the API refuses of a price is told in %s', async (locale, ...words) => {
  const [edit, price, save, why] = words as [string, string, string, string];
  const fault = {
    field: 'body.price',
    en_US: 'Nothing less can be paid',
    zh_HK: '更低的金額無法付款',
  };
  const api = createFakeApi().on(changePlan, {
    code: '10102',
    status: 400,
    more: { fields: [fault] },
  });
  renderScreen(<Plans product={PRODUCT} onChange={() => undefined} />, { api, locale });
  await userEvent.click(screen.getByRole('button', { name: edit }));
  await userEvent.click(screen.getByRole('button', { name: save }));
  await screen.findAllByText(why);
  const [described] = (screen.getByLabelText(price).getAttribute('aria-describedby') ?? '').split(
    ' ',
  );
  expect(document.getElementById(described ?? '')?.textContent).toBe(why);
});
