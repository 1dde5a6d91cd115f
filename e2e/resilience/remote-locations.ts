import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/test.ts';

/** Where each remote can be seen, and what says that it works there. */
export interface RemoteLocation {
  readonly remote: string;
  /** Goes there; says nothing about what it finds. */
  readonly open: (page: Page) => Promise<void>;
  /** The region that the remote fills. */
  readonly region: string;
}
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
interface Member {
  readonly cookies: Cookies;
  /** Order number by what has become of the order. */
  readonly orders: Readonly<Record<'reviewed' | 'paid', string>>;
}
interface OrderRow {
  readonly orderNo: string;
  readonly orderStatus: string;
  readonly reviewStatus: string | null;
}
let member: Promise<Member> | undefined;

const becomeMember = async (page: Page): Promise<Member> => {
  await signIn(page);
  const answer = await page.request.get('/api/v2/client/orders?pageSize=100&pageNum=1', {
    headers: { 'x-auth-schema': 'Bearer', source: 'Web' },
  });
  const { items } = ((await answer.json()) as { data: { items: OrderRow[] } }).data;
  const orderNo = (is: (row: OrderRow) => boolean): string => items.find(is)?.orderNo ?? '';
  return {
    cookies: await page.context().cookies(),
    orders: {
      reviewed: orderNo((row) => row.reviewStatus === 'REVIEWED'),
      paid: orderNo((row) => row.orderStatus === 'TBR'),
    },
  };
};
const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' });
  };
/** As the demo shopper, who signs in once for all. */
const asMember =
  (path: (orders: Member['orders']) => string) =>
  async (page: Page): Promise<void> => {
    member ??= becomeMember(page);
    const { cookies, orders } = await member;
    await page.context().addCookies(cookies);
    await at(path(orders))(page);
  };
const region = (remote: string): string => `[id="single-spa-application:${remote}"]`;

/** A screen of each remote. */
export const REMOTE_LOCATIONS: readonly RemoteLocation[] = [
  { remote: 'mf-catalog', open: at('/en-US'), region: region('mf-catalog') },
  { remote: 'mf-account', open: at('/en-US/help'), region: region('mf-account') },
  { remote: 'mf-merchant', open: at('/en-US/merchantSearch'), region: region('mf-merchant') },
  {
    remote: 'mf-reviews',
    open: asMember(({ reviewed }) => `/en-US/reviewsDetail/${reviewed}`),
    region: region('mf-reviews'),
  },
  {
    remote: 'mf-checkout',
    open: asMember(({ paid }) => `/en-US/checkoutSuccess/${paid}/success`),
    region: region('mf-checkout'),
  },
];

/** Pieces of two remotes on the pages of others. */
export const SLOT_LOCATIONS: readonly RemoteLocation[] = [
  {
    remote: 'mf-reviews',
    open: at('/en-US/detail/hands-on-pottery'),
    region: '.tn-slot[data-app="mf-reviews"]',
  },
  {
    remote: 'mf-checkout',
    open: asMember(() => '/en-US/profile/order'),
    region: '.tn-slot[data-app="mf-checkout"]',
  },
];
