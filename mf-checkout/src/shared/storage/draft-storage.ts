import { defineStored, useSession } from '@tapnook/platform';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { Order } from '../model/order.ts';

/*
 * What is typed at checkout survives a reload, an expired session and a visit to the bank. It is
 * stored in this tab's session storage under the shopper's id, so that nobody else finds it. Card
 * data is never stored.
 */
const drafts = defineStored<unknown>({
  key: 'checkout',
  scope: 'user',
  area: 'session',
  parse: (value) => value ?? undefined,
});

/** Reads a stored value; undefined when there is none. */
// The caller alone knows the shape of what it stored under a name.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const readDraft = <T>(name: string): T | undefined => drafts.read(name) as T | undefined;

/** Stores a value, or removes it when it is undefined. */
export const writeDraft = (name: string, value: unknown): void => drafts.write(value, name);

const removeDrafts = (part: string): void => {
  for (const name of drafts.ids()) if (name.includes(part)) drafts.write(undefined, name);
};
/** Removes the drafts of an order once it is paid or closed. */
export const clearOrderDrafts = (orderNo: string): void => removeDrafts(orderNo);
/** Key of the details typed for a product, which the next order takes over after one expired. */
export const productDraftKey = (part: DraftSection, productId: string): string =>
  `${part}-typed.${productId}`;
/** The participant, and the answers that only one product asks for: ID number, address, remarks. */
export type DraftSection = 'person' | 'answers';
/** Key of the typed discount code. It outlives an expired order but belongs to one product. */
export const couponDraftKey = (productId: string): string => `code-typed.${productId}`;
/**
 * Removes the drafts of an order and of its product. The merchant has them now, and an ID number is
 * stored no longer than needed.
 */
export const clearPurchaseDrafts = (order: {
  readonly orderNo: string;
  readonly productId: string;
}): void => {
  removeDrafts(order.orderNo);
  removeDrafts(productDraftKey('person', order.productId));
  removeDrafts(productDraftKey('answers', order.productId));
  removeDrafts(couponDraftKey(order.productId));
};

/** State stored in this tab under the shopper's id and the given name. */
export const useDraft = <T>(
  name: string,
  initial: () => T,
): readonly [T, Dispatch<SetStateAction<T>>] => {
  const { user } = useSession();
  // The key stays when the shopper signs out, so that no draft moves to another account.
  const [key] = useState(() => `${user?.userId ?? 'visitor'}.${name}`);
  const [value, setValue] = useState<T>(() => readDraft<T>(key) ?? initial());
  useEffect(() => writeDraft(key, value), [key, value]);
  return [value, setValue];
};

/**
 * What the shopper chose for paying: method, saving a new card, coins, their share, and the code.
 */
const PREFERENCES = ['method', 'save-card', 'coins', 'share', 'code'] as const;
const preferenceKey = (
  userId: string,
  part: (typeof PREFERENCES)[number],
  productId: string,
): string => `${userId}.${part}-next.${productId}`;

/**
 * One payment preference of an order. An expired order passes it on to the next order of its
 * product.
 */
export const useOrderPreference = <T>(
  order: Pick<Order, 'orderNo' | 'productId' | 'email'>,
  part: (typeof PREFERENCES)[number],
  initial: () => T,
): readonly [T, Dispatch<SetStateAction<T>>] => {
  const { user } = useSession();
  const [key] = useState(() => preferenceKey(user?.userId ?? 'visitor', part, order.productId));
  const state = useDraft(
    `${part}.${order.orderNo}`,
    () => (order.email ? undefined : readDraft<T>(key)) ?? initial(),
  );
  useEffect(() => writeDraft(key, undefined), [key]);
  return state;
};

/**
 * Passes the preferences of an expired order on to the next order of its product and removes its
 * other drafts.
 */
export const carryOverPreferences = (
  userId: string,
  { orderNo, productId }: Pick<Order, 'orderNo' | 'productId'>,
): void => {
  for (const part of PREFERENCES) {
    const preference = readDraft(`${userId}.${part}.${orderNo}`) ?? undefined;
    if (preference !== undefined) writeDraft(preferenceKey(userId, part, productId), preference);
  }
  clearOrderDrafts(orderNo);
};
