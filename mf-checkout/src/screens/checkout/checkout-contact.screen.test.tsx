import { beforeEach, describe, expect, test } from '@jest/globals';
import { getAddressBook, getOrder } from '@tapnook/contracts/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  agree,
  calls,
  clearDevice,
  pay,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';

beforeEach(clearDevice);

const { planInfo } = pendingOrder();
const field = (name: RegExp | string): HTMLInputElement => screen.getByRole('textbox', { name });
const fillIn = (name: RegExp | string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

// Covers: VAL-011
test('what one must know of a field stays beside what is wrong with it', async () => {
  const words = { en_gb: 'Posted within Hong Kong only.', zh_hk: '只限香港境內郵寄。' };
  await readyCheckout(
    checkoutApi().on(getOrder, {
      data: pendingOrder({
        planInfo: {
          ...planInfo,
          idCardNeeded: true,
          customerAddressOption: { required: true, display: true, prefix: words },
        },
      }),
    }),
  );
  fillIn('Email', 'kayan@');
  fillIn('ID number', 'A12');
  fillIn('Address', '');
  const described = ['Email', 'ID number', 'Address'].map((name) =>
    field(name)
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(described).toEqual([
    ['Wrong email address format', 'We’ll send your voucher here.'],
    [
      'Enter a valid ID number, like A123456(7)',
      'The merchant must check who enters. It is never printed on a voucher or receipt.',
    ],
    ['This field is required', words.en_gb],
  ]);
});

// Covers: VAL-004
test('an address that was typed in full width is shown and sent as it is kept', async () => {
  const page = await readyCheckout();
  fillIn('Email', 'ａ@B.co');
  expect([field('Email').value, field('Email').getAttribute('aria-invalid')]).toEqual([
    'a@b.co',
    null,
  ]);
  agree();
  pay();
  await waitFor(() =>
    expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
      { email: 'a@b.co' },
    ]),
  );
});

describe('an identity number and a telephone of two sides of the border', () => {
  const person = {
    id: 'a-1',
    firstName: 'Ka Yan',
    lastName: 'Cheung',
    email: 'kayan@mail.example',
    useNotification: false,
    address: '',
  };
  const ready = (phoneRegionId: string, phone: string, known: object = {}) =>
    readyCheckout(
      checkoutApi()
        .on(getAddressBook, {
          data: [{ ...person, phone, phoneRegionId, regionId: phoneRegionId }],
        })
        .on(getOrder, {
          data: pendingOrder({ planInfo: { ...planInfo, idCardNeeded: true }, ...known }),
        }),
    );

  // Covers: VAL-009
  test.each([
    ['CN', '13800138000', 'a1234567', 'A123456(7)', 'HK'],
    ['HK', '61234567', '440301199002280019', '440301199002280019', 'CN'],
  ])(
    'under %s %s the number %s is taken as %s, and sent as one of %s',
    async (phoneRegionId, phone, typed, idCardNo, regionId) => {
      const page = await ready(phoneRegionId, phone);
      fillIn('ID number', typed);
      expect([field('ID number').value, field('ID number').getAttribute('aria-invalid')]).toEqual([
        idCardNo,
        null,
      ]);
      agree();
      pay();
      await waitFor(() =>
        expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
          { idCardNo, regionId, phoneRegionId },
        ]),
      );
    },
  );

  // Covers: VAL-010
  test('that the order has already keeps the region that it came with', async () => {
    const page = await ready('CN', '13800138000', { idCardNo: 'A******(7)', regionId: 'HK' });
    agree();
    pay();
    await waitFor(() =>
      expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
        { regionId: 'HK', phoneRegionId: 'CN' },
      ]),
    );
  });

  test('says both forms of what has neither', async () => {
    await ready('HK', '61234567');
    fillIn('ID number', '1234567');
    expect(
      screen.getByText('Enter a valid ID number, like A123456(7), or one of 18 or 15 digits'),
    ).toBeTruthy();
  });
});

test('an ID number goes with the person that it belongs to, and stays with them', async () => {
  const person = {
    id: 'a-1',
    firstName: 'Ka Yan',
    lastName: 'Cheung',
    email: 'kayan@mail.example',
    phone: '61234567',
    phoneRegionId: 'HK',
    regionId: 'HK',
    useNotification: false,
    address: '',
  };
  const book = [
    person,
    { ...person, id: 'a-2', firstName: 'Siu Ming', lastName: 'Lee', email: 'siuming@mail.example' },
  ];
  await readyCheckout(
    checkoutApi()
      .on(getAddressBook, { data: book })
      .on(getOrder, { data: pendingOrder({ planInfo: { ...planInfo, idCardNeeded: true } }) }),
  );
  const choose = (name: RegExp): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Use saved details' }));
    fireEvent.click(screen.getByRole('menuitem', { name }));
  };
  fillIn('ID number', 'A123456(7)');
  choose(/^Ka Yan Cheung/);
  expect(field('ID number').value).toBe('A123456(7)');
  choose(/^Siu Ming Lee/);
  expect([field('First name').value, field('ID number').value]).toEqual(['Siu Ming', '']);
});
