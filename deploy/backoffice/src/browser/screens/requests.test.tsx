import { expect, test } from '@jest/globals';
import { decideRefundRequest, listDateChanges, listRefundRequests } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { RequestsScreen } from './requests.tsx';

const REQUEST: CallResult<typeof listRefundRequests>['items'][number] = {
  requestId: 'r-1',
  orderNo: 'TN2611-1',
  merchantId: '7',
  merchantName: { en_gb: 'Kiln Street Studio', zh_hk: '' },
  voucherPositions: [1],
  quantity: 1,
  policy: { kind: 'none' },
  productName: { en_gb: 'An hour at the wheel', zh_hk: '' },
  planName: { en_gb: 'One person', zh_hk: '' },
  customerName: 'Sze Wing Au',
  participationDate: '2026-12-08',
  startTime: '19:00',
  reason: 'illness',
  message: null,
  state: 'waiting',
  amount: 198_000,
  coins: 0,
  policyAmount: 198_000,
  grantedAmount: null,
  currency: 'HKD',
  createdAt: '2026-11-28T14:00:00.000Z',
  answerDueAt: '2099-11-30T14:00:00.000Z',
  appealUntil: null,
  closedAt: null,
  events: [],
};

test('a refund is granted at the second press only, which names its amount', async () => {
  const user = userEvent.setup();
  const { api, container } = renderScreen(<RequestsScreen />, {
    api: createFakeApi()
      .on(listRefundRequests, { data: pageOf([REQUEST]) })
      .on(listDateChanges, { data: pageOf([]) })
      .on(decideRefundRequest, { data: { ...REQUEST, state: 'approved' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Grant the refund' }));
  expect(bodiesOf(api, decideRefundRequest.id)).toEqual([]);
  expect(await accessibilityProblems(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Refund HK$1,980?' }));
  expect(await screen.findByText('Granted. The money is on its way back.')).toBeTruthy();
  expect(bodiesOf(api, decideRefundRequest.id)).toEqual([{ action: 'approve' }]);
});
