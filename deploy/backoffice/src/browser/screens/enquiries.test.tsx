import { expect, test } from '@jest/globals';
import { getMerchantContact, listMerchantContacts } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, renderScreen } from '../testing/render-screen.tsx';
import { EnquiriesScreen } from './enquiries.tsx';

const ENQUIRY = {
  id: '3',
  merchantId: '7',
  merchantName: { en_gb: 'Corner Kiln', zh_hk: '轉角窰' },
  username: 'Siu Yin',
  email: 'siuyin+kiln@shop.example',
  regionId: 'HK',
  prefixNo: '852',
  phone: '61234567',
  message: 'Is there a step?\nWe are four & one is in a wheelchair.',
  createdAt: '2026-11-20T04:00:00.000Z',
  readAt: null,
  isRead: false,
  emailStatus: 'sent' as const,
  emailedAt: null,
};
const open = (enquiry: typeof ENQUIRY | { phone: null }) =>
  renderScreen(<EnquiriesScreen />, {
    api: createFakeApi()
      .on(listMerchantContacts, { data: pageOf([{ ...ENQUIRY, ...enquiry }]) })
      .on(getMerchantContact, { data: ENQUIRY }),
  });
const address = async (name: RegExp): Promise<URL> =>
  new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '');

test('an enquiry is answered by a letter that names and quotes it, or by a call', async () => {
  open(ENQUIRY);
  const letter = await address(/^Answer/);
  expect(decodeURIComponent(letter.pathname)).toBe(ENQUIRY.email);
  expect(letter.searchParams.get('subject')).toBe('Your enquiry to Corner Kiln');
  expect(letter.searchParams.get('body')).toBe(
    '\r\n\r\n> Is there a step?\r\n> We are four & one is in a wheelchair.',
  );
  expect((await address(/^Call \+852/)).href).toBe('tel:+85261234567');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('Marked as read.')).toBeTruthy();
});

test('an enquiry without a number offers no call', async () => {
  open({ phone: null });
  await screen.findByRole('link', { name: /^Answer/ });
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});
