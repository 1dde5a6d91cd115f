import { getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { renderRemote, type FakeApi, type Rendered } from '@tapnook/testing';
import { remote } from '../src/remote.ts';
import type { Transaction } from '../src/shared/model/order.ts';
import { checkoutApi } from './checkout-api.fixture.ts';
import { pendingOrder } from './order.fixture.ts';

/** Opens the page to which a payment returns; the address says how it ended. */
export const openResult = (
  api: FakeApi,
  status: string,
  locale: 'en-US' | 'zh-HK' = 'en-US',
): Promise<Rendered> =>
  renderRemote(remote, {
    api,
    locale,
    path: `/checkoutSuccess/TN2611-7KQ2M9XBCD/${status}`,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });

/**
 * An unpaid order whose last payment is as the gateway tells it; the order itself names only one
 * that is under way.
 */
export const tried = (answer: { readonly data: Transaction }): FakeApi =>
  checkoutApi()
    .on(getOrder, { data: pendingOrder({ transaction: null, wasTried: true }) })
    .on(retrieveTransaction, answer);
