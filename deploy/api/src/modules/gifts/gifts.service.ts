import { links, type Locale } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { addDays, documentNumber, formatDay, hongKongDay } from '@tapnook/kernel';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { giftEmail } from '../../emails/gift.email.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { getUser, refuseWhileDeleted } from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { lockOrder, readOwnOrder, type Order, type Voucher, vouchersOf } from '../orders/index.ts';
import {
  markGiftClaimed,
  type Gift,
  giveVoucher,
  insertToken,
  markGiftMailed,
  markGiftTakenBack,
  voucherGifts,
} from '../vouchers/index.ts';
import { createGiftToken, giftIdOf } from './gift-token.ts';
import { giftView, shownGift } from './gift-view.ts';

const MAX_DAYS_AHEAD = 365;

/** The voucher of a locked order, while it can be given: 20622 for one that was used or ended. */
const giveable = async (tx: Tx, order: Order, voucherNo: string): Promise<Voucher> => {
  const voucher = (await vouchersOf(tx, order.id)).find((one) => one.voucherNo === voucherNo);
  if (!voucher) throw new ApiError('10405');
  // The days of a voucher that is booked later are its shopper's to book.
  if (order.isBooking) throw new ApiError('20628');
  const isGood =
    voucher.status === 'requires_redeemed' &&
    voucher.usedCount === 0 &&
    order.redemptionHold === null;
  if (!isGood) throw new ApiError('20622');
  return voucher;
};

const checkDay = (day: string | undefined, today: string): void => {
  if (day === undefined || (day >= today && day <= addDays(today, MAX_DAYS_AHEAD))) return;
  throw new ApiError('10102', {
    fields: [fieldError('body.day', 'fault.chooseTodayOrDay')],
  });
};

/** An account that is erased takes its unsent letters with it. */
const refuseDayBeyondDeletion = async (tx: Tx, userId: string, day: string): Promise<void> => {
  const user = await getUser(tx, Number(userId));
  if (!user?.deletionAt) return;
  const end = hongKongDay(user.deletionAt);
  if (day < end) return;
  const text = bilingual('fault.chooseDayBeforeDeletion', {
    day: (locale) => formatDay(end, locale),
  });
  throw new ApiError('10102', {
    text,
    fields: [{ field: 'body.day', en_US: text.en_gb, zh_HK: text.zh_hk }],
  });
};

const ADDRESS = /:\/\/|\bwww\./i;
/** A letter to somebody who did not ask for it brings no addresses but ours. */
const checkWords = (body: Call<Api['createGift']>['body']): void => {
  for (const name of ['recipientName', 'message'] as const)
    if (body.recipientEmail && ADDRESS.test(body[name] ?? ''))
      throw new ApiError('10102', {
        fields: [fieldError(`body.${name}`, 'fault.leaveWebAddressesOut')],
      });
};

/** Gives a ticket: the giver's number and codes end in the same moment. */
export const createGift = (deps: Deps, { viewer, params, body, locale }: Call<Api['createGift']>) =>
  inTransaction(deps.db, async (tx) => {
    const own = await readOwnOrder(tx, viewer.userId, params.orderNo);
    const order = (await lockOrder(tx, own.id)) ?? own;
    const voucher = await giveable(tx, order, body.voucherNo);
    const today = hongKongDay(await createClock(tx).now());
    checkDay(body.day, today);
    // What is due at once is sent at once.
    if (body.recipientEmail && body.day && body.day > today)
      await refuseDayBeyondDeletion(tx, viewer.userId, body.day);
    checkWords(body);
    const gift = await giveVoucher(tx, {
      orderId: order.id,
      voucherNo: voucher.voucherNo,
      giftNo: documentNumber('TN', today),
      userId: viewer.userId,
      recipientName: body.recipientName,
      recipientEmail: body.recipientEmail ?? null,
      message: body.message || null,
      day: body.day ?? null,
      locale,
    });
    if (!gift) throw new ApiError('20628');
    return giftView(deps.env, gift);
  });

export const listGifts = async (deps: Deps, userId: string, orderNo: string) => {
  const order = await readOwnOrder(deps.db, userId, orderNo);
  const rows = await deps.db
    .select()
    .from(voucherGifts)
    .where(eq(voucherGifts.orderId, order.id))
    .orderBy(desc(voucherGifts.createdAt), desc(voucherGifts.id));
  return rows.map((gift) => giftView(deps.env, gift));
};

/** Takes back what nobody has claimed: 20628 afterwards, or once it was used. */
export const takeBackGift = (deps: Deps, userId: string, giftId: string) =>
  inTransaction(deps.db, async (tx) => {
    const [known] = await tx
      .select()
      .from(voucherGifts)
      .where(and(sql`${voucherGifts.id}::text = ${giftId}`, eq(voucherGifts.userId, userId)));
    if (!known) throw new ApiError('10405');
    const order = await lockOrder(tx, known.orderId);
    const all = order ? await vouchersOf(tx, order.id) : [];
    const voucher = all.find(({ voucherNo }) => voucherNo === known.voucherNo);
    if (!voucher || voucher.usedCount > 0) throw new ApiError('20628');
    const gift = await markGiftTakenBack(tx, known);
    if (!gift) throw new ApiError('20628');
    return giftView(deps.env, gift);
  });

interface Found {
  readonly gift: Gift;
  readonly order: Order;
  readonly voucher: Voucher;
}
/** The gift of a link, with its order locked; 10405 for any other link. */
const findGift = async (deps: Deps, tx: Tx, token: string): Promise<Found> => {
  const giftId = giftIdOf(deps.env, token);
  const [known] = giftId
    ? await tx.select().from(voucherGifts).where(eq(voucherGifts.id, giftId))
    : [];
  const order = known && (await lockOrder(tx, known.orderId));
  const [gift] = order
    ? await tx.select().from(voucherGifts).where(eq(voucherGifts.id, known.id))
    : [];
  const all = order ? await vouchersOf(tx, order.id) : [];
  const voucher = all.find(({ voucherNo }) => voucherNo === gift?.voucherNo);
  if (!gift || !order || !voucher) throw new ApiError('10405');
  return { gift, order, voucher };
};

/** A gift by the number of its own, with the page of its link; undefined for any other number. */
export const findGiftOfNumber = async (deps: Deps, giftNo: string) => {
  const [known] = await deps.db
    .select({ id: voucherGifts.id })
    .from(voucherGifts)
    .where(eq(voucherGifts.giftNo, giftNo));
  if (!known) return undefined;
  const token = createGiftToken(deps.env, known.id);
  const { gift, order } = await inTransaction(deps.db, (tx) => findGift(deps, tx, token));
  return { state: gift.state, voucherNo: gift.voucherNo, order, page: links.gift(token) };
};

export const readGift = (deps: Deps, viewerId: string | undefined, token: string) =>
  inTransaction(deps.db, async (tx) => {
    const { gift, order, voucher } = await findGift(deps, tx, token);
    return shownGift(gift, order, voucher, viewerId);
  });

/** A code for the scanner, for whoever may show the gift: 20622 for others and once it is over. */
export const createGiftCode = (deps: Deps, viewerId: string | undefined, token: string) =>
  inTransaction(deps.db, async (tx) => {
    const { gift, order, voucher } = await findGift(deps, tx, token);
    const mayShow =
      gift.state === 'open' || (gift.state === 'claimed' && gift.claimedBy === viewerId);
    const now = await createClock(tx).now();
    const isGood =
      voucher.status === 'requires_redeemed' &&
      order.redemptionHold === null &&
      voucher.startsAt <= now &&
      voucher.endsAt > now;
    if (!mayShow || !isGood) throw new ApiError('20622');
    const { payload, expiresAt } = await insertToken(tx, voucher.voucherNo);
    return { payload, expiresAt: expiresAt.toISOString() };
  });

/** Keeps a gift in an account; its giver is told. */
export const claimGift = (deps: Deps, userId: string, token: string) =>
  inTransaction(deps.db, async (tx) => {
    await refuseWhileDeleted(tx, userId);
    const { gift, order, voucher } = await findGift(deps, tx, token);
    if (gift.state === 'claimed' && gift.claimedBy === userId)
      return shownGift(gift, order, voucher, userId);
    if (gift.state !== 'open' || gift.userId === userId) throw new ApiError('20628');
    const claimed = await markGiftClaimed(tx, gift.id, userId);
    if (!claimed) throw new ApiError('20628');
    await notify(tx, Number(gift.userId), {
      kind: 'order',
      title: bilingual('gifts.hasClaimedGift', { recipientName: gift.recipientName }),
      body: order.snapshot.productName,
      link: links.profile('order', order.orderNo),
    });
    return shownGift(claimed, order, voucher, userId);
  });

/** The gifts in somebody's account, the newest first. */
export const listReceivedGifts = (deps: Deps, userId: string) =>
  inTransaction(deps.db, async (tx) => {
    const rows = await tx
      .select()
      .from(voucherGifts)
      .where(and(eq(voucherGifts.claimedBy, userId), ne(voucherGifts.state, 'taken_back')))
      .orderBy(desc(voucherGifts.settledAt))
      .limit(100);
    const views = [];
    for (const { id } of rows) {
      const token = createGiftToken(deps.env, id);
      const { gift, order, voucher } = await findGift(deps, tx, token);
      views.push({ ...shownGift(gift, order, voucher, userId), token });
    }
    return views;
  });

const originOf = ({ env }: Pick<Deps, 'env'>): string => env.PUBLIC_ORIGIN;

/** Writes the letters of gifts whose day has come, each once. */
export const mailGifts = async (deps: Deps): Promise<void> => {
  await inTransaction(deps.db, async (tx) => {
    const due = await tx
      .select()
      .from(voucherGifts)
      .where(
        and(
          isNull(voucherGifts.mailedAt),
          sql`recipient_email is not null and state = 'open'
            and (day is null or day <= hk_today())`,
        ),
      )
      .limit(100)
      .for('update', { skipLocked: true });
    for (const gift of due) {
      const order = await lockOrder(tx, gift.orderId);
      if (order && gift.recipientEmail)
        await enqueueMail(
          tx,
          giftEmail({
            to: gift.recipientEmail,
            giftId: gift.id,
            gift,
            order,
            locale: gift.locale satisfies Locale,
            origin: originOf(deps),
            token: createGiftToken(deps.env, gift.id),
          }),
        );
      await markGiftMailed(tx, gift.id);
    }
  });
};

/** To whom vouchers of some orders were given, for the views of their giver. */
export const givenVouchers = async (tx: Tx, orderIds: readonly string[]) => {
  const { rows } = await tx.execute<{
    order_id: string;
    voucher_no: string;
    recipient_name: string;
    state: string;
  }>(
    sql`select order_id, voucher_no, recipient_name, state from voucher_gifts
      where order_id = any(${sql.param([...orderIds])}::uuid[]) and state <> 'taken_back'`,
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.order_id)].map(([orderId, of]) => [
      orderId,
      {
        given: new Map(
          of.map((row) => [
            row.voucher_no,
            { recipientName: row.recipient_name, isClaimed: row.state === 'claimed' },
          ]),
        ),
      },
    ]),
  );
};
