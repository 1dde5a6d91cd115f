import { describe, expect, test } from '@jest/globals';
import { setPersonTypes } from '@tapnook/contracts/calls';
import { createFakeApi, type FakeApi } from '@tapnook/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aProduct } from '../testing/managed-product.ts';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { PersonTypesForm } from './plan-person-types.tsx';

const PLAN = aPlan();
const PRODUCT = aProduct({ plans: [PLAN] });

const show = (
  api: FakeApi = createFakeApi().on(setPersonTypes, { data: PRODUCT }),
  locale: 'en-US' | 'zh-HK' = 'en-US',
): FakeApi => {
  renderScreen(<PersonTypesForm product={PRODUCT} plan={PLAN} onDone={() => undefined} />, {
    api,
    locale,
  });
  return api;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const group = (index: number) => {
  const one = screen.getAllByRole('group')[index];
  if (!one) throw new Error(`no group ${index}`);
  return within(one);
};
const fill = async (index: number, name: string, value: string) =>
  userEvent.type(
    group(index).getByRole(name.includes('(') ? 'textbox' : 'spinbutton', { name }),
    value,
  );

describe('the kinds of persons of a plan', () => {
  test('are written with names in both languages, ages, a price and limits', async () => {
    const api = show();
    await press('Add a kind');
    await fill(0, 'Name 1 (English)', 'Adult');
    await fill(0, 'Name 1 (Chinese)', '成人');
    expect(group(0).queryByRole('spinbutton', { name: 'Price' })).toBeNull();
    await press('Add a kind');
    await userEvent.selectOptions(group(1).getByRole('combobox', { name: 'Kind' }), 'Child');
    await fill(1, 'Name 2 (English)', 'Child');
    await fill(1, 'Name 2 (Chinese)', '小童');
    await fill(1, 'Youngest age', '3');
    await fill(1, 'Oldest age', '11');
    await userEvent.clear(group(1).getByRole('spinbutton', { name: 'Price' }));
    await fill(1, 'Price', '168');
    await fill(1, 'Most in one order', '4');
    await userEvent.click(group(1).getByRole('checkbox'));
    await press('Save');
    expect(await screen.findByText('Saved. Shoppers choose from these now.')).toBeTruthy();
    const shared = { specialPrice: null, minCount: 0 };
    expect(bodiesOf(api, 'setPersonTypes')).toEqual([
      {
        personTypes: [
          {
            ...shared,
            kind: 'adult',
            name: { en_gb: 'Adult', zh_hk: '成人' },
            minAge: null,
            maxAge: null,
            price: null,
            maxCount: null,
            isAccompanied: false,
          },
          {
            ...shared,
            kind: 'child',
            name: { en_gb: 'Child', zh_hk: '小童' },
            minAge: 3,
            maxAge: 11,
            price: 16_800,
            maxCount: 4,
            isAccompanied: true,
          },
        ],
      },
    ]);
  });

  test('say in Chinese what was refused, at its field', async () => {
    show(
      createFakeApi().on(setPersonTypes, {
        code: '10102',
        status: 400,
        more: {
          fields: [{ field: 'body.personTypes.0.kind', en_US: 'Is there', zh_HK: '此類別已存在' }],
        },
      }),
      'zh-HK',
    );
    await press('新增類別');
    await press('儲存');
    const kind = await screen.findByRole('combobox', { name: '類別' });
    expect(kind.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('此類別已存在').length).toBeGreaterThan(0);
  });
});
