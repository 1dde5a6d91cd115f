import type { Api } from '@tapnook/contracts/api';
import type { z } from 'zod';
import type { KeyEnv } from '../../keys.ts';
import type { Order, Voucher } from '../orders/index.ts';
import type { Gift } from '../vouchers/index.ts';
import { createGiftToken } from './gift-token.ts';

export type ShownGift = z.input<Api['getGift']['data']>;

/** A gift as its giver sees it. */
export const giftView = (env: KeyEnv, gift: Gift): z.input<Api['createGift']['data']> => ({
  giftId: gift.id,
  voucherNo: gift.voucherNo,
  state: gift.state,
  recipientName: gift.recipientName,
  recipientEmail: gift.recipientEmail,
  message: gift.message,
  day: gift.day,
  token: createGiftToken(env, gift.id),
  createdAt: gift.createdAt.toISOString(),
  mailedAt: gift.mailedAt?.toISOString() ?? null,
});

const personOf = ({ snapshot }: Order, { personKind }: Voucher): Pick<ShownGift, 'person'> => {
  const person = snapshot.people?.find(({ kind }) => kind === personKind);
  if (!person) return {};
  const { kind, name, minAge, maxAge } = person;
  return { person: { kind, name, minAge, maxAge } };
};

/** A gift as its link shows it. Of the giver it tells the first name alone. */
export const shownGift = (
  gift: Gift,
  order: Order,
  voucher: Voucher,
  viewerId: string | undefined,
): ShownGift => {
  const isMine = gift.claimedBy !== null && gift.claimedBy === viewerId;
  const { snapshot } = order;
  return {
    state: gift.state,
    isMine,
    senderName: order.firstName ?? '',
    recipientName: gift.recipientName,
    message: gift.message,
    productName: snapshot.productName,
    productImages: [...snapshot.productImages],
    planName: snapshot.planName,
    ...personOf(order, voucher),
    merchantName: snapshot.merchantName,
    branchStores: snapshot.branchStores,
    date: order.participationDate,
    time: order.startTime,
    validUntil: voucher.endsAt.toISOString(),
    voucherStatus: voucher.status,
    number: gift.state === 'open' || isMine ? gift.giftNo : null,
  };
};
