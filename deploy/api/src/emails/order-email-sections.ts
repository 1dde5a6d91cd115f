import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { calendarMessage, peopleLabel } from '@tapnook/kernel';
import type { Order, Voucher } from '../modules/orders/index.ts';
import { type LetterPart } from './email-body.ts';

/** Branches that an email names; the voucher page lists the others. */
const BRANCHES = 3;

/** The data of an email about an order. */
export interface OrderEmailContext {
  readonly order: Order;
  readonly vouchers: readonly Voucher[];
  readonly email: string;
  /** The reader's language, which stands first. */
  readonly locale: Locale;
  readonly origin: string;
  /** The address that our emails come from. */
  readonly sender: string;
  /** Opens the receipt without signing in (part 3, Access to order pages). */
  readonly access: string;
  readonly now: Date;
}

export type Facts = (readonly [name: string, value: string])[];

export const WORDS = {
  'en-US': {
    merchant: 'Merchant',
    plan: 'Plan',
    when: 'When',
    valid: 'Use between',
    where: 'Where',
    paid: 'Paid',
    order: 'Order',
    voucher: (index: number, count: number) =>
      count === 1 ? 'Voucher' : `Voucher ${index} of ${count}`,
    show: (count: number) =>
      `At the counter, open ${count === 1 ? 'the voucher' : 'each voucher'} on your phone and ` +
      'show its QR code, or read out its number.',
    book: 'Pick a day before you go: the voucher page leads to the calendar.',
    waiting: (merchant: string) =>
      `${merchant} confirms your order next. Your vouchers come by email then; if they cannot ` +
      'take it, all of it comes back to you.',
    rejected: (merchant: string) =>
      `${merchant} could not take this order. All of it goes back to you.`,
    late: () =>
      'We received a payment for this order that was no longer due: a second one, or one that ' +
      'came too late. All of it goes back to you.',
    returned: () => 'We have refunded this payment, or a part of it.',
    withdrawn: () =>
      'You cancelled this order before it was confirmed. All of it goes back to you.',
    unconfirmed: (merchant: string) =>
      `${merchant} did not confirm this order within 24 hours, so we ended it. All of it goes ` +
      'back to you.',
    requested: () => 'Your refund request was granted.',
    calledOff: (merchant: string) => `${merchant} called the day off, so this goes back to you.`,
    changed: () => 'The new day costs less. The difference goes back to you.',
    refunded: (merchant: string) => `${merchant} has refunded a part of this order.`,
    refundedWhole: (merchant: string) => `${merchant} has refunded this order.`,
    back: 'Refunded',
    coins: 'Tapcoin returned',
    reason: 'Reason',
    way: 'The money goes back the way it came.',
    cards: 'Most cards show a refund in 3 to 5 working days.',
    atOnce: 'Coins are back at once.',
    uses: (unused: number, limit: number) => `${unused} of ${limit} uses refunded`,
    places: 'What was booked with a refunded voucher is cancelled with it.',
    vouchers: (count: number) => (count === 1 ? 'Show voucher' : 'Show vouchers'),
    receipt: 'Receipt',
  },
  'zh-HK': {
    merchant: '商戶',
    plan: '方案',
    when: '時間',
    valid: '有效期',
    where: '地點',
    paid: '已付',
    order: '訂單',
    voucher: (index: number, count: number) => (count === 1 ? '電子券' : `第${index}張電子券`),
    show: () => '到場時，請在手機開啟電子券並出示QR碼，或讀出號碼。',
    book: '出發前請先預約日期：電子券頁面可前往預約日曆。',
    waiting: (merchant: string) =>
      `${merchant}稍後會確認訂單，屆時電子券將以電郵寄上；如未能接受，款項將全數退回。`,
    rejected: (merchant: string) => `${merchant}未能接受此訂單，款項將全數退回。`,
    late: () => '我們就此訂單收到一筆已無須支付的款項（重複或逾時付款），將全數退回。',
    returned: () => '我們已為此訂單退回全部或部分款項。',
    withdrawn: () => '你已在商戶確認前取消此訂單，款項將全數退回。',
    unconfirmed: (merchant: string) =>
      `${merchant}未有於24小時內確認訂單，訂單已自動取消，款項將全數退回。`,
    requested: () => '你的退款申請已獲接納。',
    calledOff: (merchant: string) => `${merchant}已取消當日安排，款項現退回給你。`,
    changed: () => '新日期的價錢較低，差額將退回給你。',
    refunded: (merchant: string) => `${merchant}已為此訂單辦理部分退款。`,
    refundedWhole: (merchant: string) => `${merchant}已為此訂單辦理退款。`,
    back: '退款',
    coins: '退回Tapcoin',
    reason: '原因',
    way: '款項將按原付款方式退回。',
    cards: '一般信用卡於三至五個工作天內顯示退款。',
    atOnce: 'Tapcoin即時退回。',
    uses: (unused: number, limit: number) => `退還${limit}次中的${unused}次`,
    places: '以已退款電子券預約的名額已一併取消。',
    vouchers: () => '出示電子券',
    receipt: '查看收據',
  },
} as const;

const moreBranches = (count: number, locale: Locale): string =>
  locale === 'zh-HK'
    ? `及另外${count}間，詳見電子券`
    : `and ${count} more, listed with the vouchers`;

/** Branches of an order, the first few of many, one a line; nothing when it names none. */
export const branchLines = (order: Order, locale: Locale): string => {
  const { branchStores } = order.snapshot;
  const named = branchStores
    .slice(0, BRANCHES)
    .map((branch) =>
      [localised(branch.branchName, locale), localised(branch.address, locale)]
        .filter(Boolean)
        .join(locale === 'zh-HK' ? '，' : ', '),
    );
  return [
    ...named,
    ...(branchStores.length > BRANCHES
      ? [moreBranches(branchStores.length - BRANCHES, locale)]
      : []),
  ].join('\n');
};

/** What was chosen, and for how many: of each kind of person where that makes a difference. */
export const choiceText = ({ snapshot, quantity }: Order, locale: Locale): string => {
  const { planName, options, people } = snapshot;
  const chosen = [planName, ...options.map(({ fieldName }) => fieldName)]
    .map((text) => localised(text, locale))
    .join(' · ');
  return people ? `${chosen} · ${peopleLabel(people, locale)}` : `${chosen} × ${quantity}`;
};

/**
 * A visit in a calendar file. `id` equals the one of our pages, so that calendars update the same
 * entry.
 */
export interface CalendarVisit {
  readonly id: string;
  readonly day: string;
  readonly time: string | null;
  readonly options: Order['snapshot']['options'];
  readonly isCanceled?: boolean;
}

/** iCalendar messages of visits, one each, as RFC 5546 wants them. */
export const visitCalendars = (
  { order, locale, now, sender }: Pick<OrderEmailContext, 'order' | 'locale' | 'now' | 'sender'>,
  visits: readonly CalendarVisit[],
): string[] => {
  const { productName, planName, merchantName, people } = order.snapshot;
  const [title, place] = [
    localised(productName, locale),
    branchLines(order, locale) || localised(merchantName, locale),
  ];
  const noteOf = (options: CalendarVisit['options']): string =>
    [
      ...[planName, ...options.map(({ fieldName }) => fieldName)].map((text) =>
        localised(text, locale),
      ),
      ...(people ? [peopleLabel(people, locale)] : []),
      order.orderNo,
    ].join(' · ');
  return visits.map(({ options, ...visit }) =>
    calendarMessage({ ...visit, title, place, note: noteOf(options) }, now.toISOString(), {
      organizer: sender,
      attendee: order.email ?? '',
    }),
  );
};

export const receiptOf = (
  { order, origin, access }: OrderEmailContext,
  locale: Locale,
): LetterPart => ({
  label: WORDS[locale].receipt,
  url: `${origin}${localePath(locale, links.receipt(order.orderNo))}?access=${access}`,
});
