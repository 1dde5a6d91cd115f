import { links, localePath, splitLocale } from '@tapnook/contracts';
import {
  getOrder,
  getOrderTimeline,
  getPendingPayProduct,
  listMyLimitedVouchers,
  listOrders,
} from '@tapnook/contracts/calls';
import { addMessages, RemoteRoot } from '@tapnook/platform';
import { createFakePlatform } from '@tapnook/testing';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
import { remote } from '../src/remote.ts';
import { checkoutApi } from './checkout-api.fixture.ts';
import { paidOrder, pendingOrder } from './order.fixture.ts';

/*
 * This remote alone, on answers that are made up: checkout by default, every other page by its
 * address.
 */
const paid = paidOrder({ orderNo: 'TN2611-PAID' });
const page = (items: (typeof paid)[]) => ({
  data: { totalCount: items.length, pageIndex: 1, pageSize: 10, items },
});
const api = checkoutApi()
  .on(getOrder, ({ params }) => ({
    data:
      params['orderNo'] === paid.orderNo
        ? paid
        : pendingOrder({ holdExpiresAt: new Date(Date.now() + 30 * 60_000).toISOString() }),
  }))
  .on(getOrderTimeline, { data: { orderNo: paid.orderNo, events: [] } })
  .on(listOrders, page([paid]))
  .on(getPendingPayProduct, { data: { items: [] } })
  .on(listMyLimitedVouchers, page([]));

const { locale = 'en-US', path } = splitLocale(location.pathname);
if (path === '/')
  history.replaceState(
    null,
    '',
    localePath(
      locale,
      links.checkout('1024', { planId: '2048', date: '2026-11-28', time: '14:10', quantity: 2 }),
    ),
  );
const platform = createFakePlatform({
  fetch: api.fetch,
  locale,
  path,
  user: { userId: '1', name: 'Ka Yan', image: null },
  now: Date.now(),
});
const move = (to: string, replace = false): void => {
  history[replace ? 'replaceState' : 'pushState'](null, '', localePath(locale, to));
  dispatchEvent(new PopStateEvent('popstate'));
};
const here = {
  ...platform,
  navigation: {
    ...platform.navigation,
    go: (to: string, { replace = false } = {}) => move(to, replace),
  },
};
await Promise.all(remote.manifest.routes.map(({ id }) => remote.loadScreen(id)));
document.documentElement.lang = locale;
addMessages(platform.i18n, remote.namespace, (await remote.messages(locale)).default);
const place = document.querySelector('#main');
if (place)
  createRoot(place).render(
    <RemoteRoot
      remote={remote}
      platform={here}
      router={(children, basename) => <BrowserRouter basename={basename}>{children}</BrowserRouter>}
    />,
  );
