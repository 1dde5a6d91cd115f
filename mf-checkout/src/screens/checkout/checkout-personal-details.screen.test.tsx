import { beforeEach, describe, expect, test } from '@jest/globals';
import { getOrder, payOrder } from '@tapnook/contracts/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  stored,
  agree,
  calls,
  clearDevice,
  pay,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';

beforeEach(clearDevice);

const idCard = (): HTMLInputElement => screen.getByLabelText(/ID number/);

// Covers: VAL-001
test('a name or number pasted whole or in full width is shown and sent as it is', async () => {
  const { planInfo } = pendingOrder();
  const page = await readyCheckout(
    checkoutApi().on(getOrder, {
      data: pendingOrder({ planInfo: { ...planInfo, idCardNeeded: true } }),
    }),
  );
  const phone = screen.getByLabelText<HTMLInputElement>('Mobile number');
  for (const [field, typed, normalised] of [
    [screen.getByLabelText<HTMLInputElement>('Last name'), '歐陽\u3000', '歐陽'],
    [screen.getByLabelText<HTMLInputElement>('First name'), 'Mary\u2011Jane  J.', 'Mary-Jane J'],
    [phone, '+852 ９１２３ 4567', '91234567'],
    [idCard(), 'A123456（7）', 'A123456(7)'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([normalised, null]);
  }
  agree();
  pay();
  await waitFor(() =>
    expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
      { lastName: '歐陽', firstName: 'Mary-Jane J', phone: '91234567', idCardNo: 'A123456(7)' },
    ]),
  );
});

describe('an identity number', () => {
  const { planInfo } = pendingOrder();
  const asked = pendingOrder({ planInfo: { ...planInfo, idCardNeeded: true } });

  test('waits for a reload only until it is sent', async () => {
    const page = await readyCheckout(
      checkoutApi().on(getOrder, { data: asked }).on(payOrder, { code: '20803', status: 400 }),
    );
    fireEvent.change(idCard(), { target: { value: 'A123456(7)' } });
    await waitFor(() => expect(stored()).toContain('A123456(7)'));
    agree();
    pay();
    await screen.findByText('Your bank declined the card. Check its details, or use another card.');
    expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
      { idCardNo: 'A123456(7)' },
    ]);
    expect(stored()).not.toContain('A123456');
  });

  // Covers: VAL-009
  test('without its brackets gets them, and one that is none says what is asked for', async () => {
    await readyCheckout(checkoutApi().on(getOrder, { data: asked }));
    fireEvent.change(idCard(), { target: { value: 'a1234567' } });
    fireEvent.blur(idCard());
    expect(idCard().value).toBe('A123456(7)');
    fireEvent.change(idCard(), { target: { value: 'A12' } });
    fireEvent.blur(idCard());
    expect(screen.getByText('Enter a valid ID number, like A123456(7)')).toBeTruthy();
  });

  test('that the server has is not in the field nor kept, whatever a draft says', async () => {
    sessionStorage.setItem(
      'tapnook.checkout.1.answers-typed.1024',
      JSON.stringify({ idCardNo: 'A123456(7)', customerAddress: '', customerSummary: 'Tea' }),
    );
    await readyCheckout(checkoutApi().on(getOrder, { data: { ...asked, idCardNo: 'A******(7)' } }));
    await waitFor(() => expect(idCard().value).toBe(''));
    expect(screen.getByText('We have A******(7). Fill this in only to change it.')).toBeTruthy();
    expect(stored()).not.toContain('A123456');
    expect(stored()).toContain('Tea');
  });
});

test('an address says what the plan says of it', async () => {
  const { planInfo } = pendingOrder();
  const words = { en_gb: 'Posted within Hong Kong only.', zh_hk: '只限香港境內郵寄。' };
  await readyCheckout(
    checkoutApi().on(getOrder, {
      data: pendingOrder({
        planInfo: {
          ...planInfo,
          customerAddressOption: { required: true, display: true, prefix: words },
        },
      }),
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Address', description: words.en_gb })).toBeTruthy();
});
