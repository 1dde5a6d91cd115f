import { useSession } from '@tapnook/platform';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { Order } from '../model/order.ts';

/*
 * What is typed at checkout outlives a reload, a lapsed session and a trip to the bank: it waits in this tab's session
 * storage, under the shopper's id so that nobody else finds it. Card data never comes near it.
 */
const PREFIX = 'tn.checkout';

/** Reads what was kept under a name; undefined when there is nothing, or the browser keeps nothing. */
export const readDraft = <T>(name: string): T | undefined => {
  try {
    const text = sessionStorage.getItem(`${PREFIX}.${name}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};

/** Keeps a value, or forgets it when it is undefined. */
export const writeDraft = (name: string, value: unknown): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(`${PREFIX}.${name}`);
    else sessionStorage.setItem(`${PREFIX}.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still buys; only a reload would cost the typing.
  }
};

const removeDrafts = (part: string): void => {
  try {
    const names = Array.from(
      { length: sessionStorage.length },
      (_, index) => sessionStorage.key(index) ?? '',
    );
    for (const name of names)
      if (name.startsWith(`${PREFIX}.`) && name.includes(part)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept, so nothing is left.
  }
};
/** Forgets the drafts of an order, once it is paid or over. */
export const clearOrderDrafts = (orderNo: string): void => removeDrafts(orderNo);
/** Where the details for a product are kept as they are typed, for the order that follows one which ran out. */
const productDraftKey = (part: DraftSection, productId: string): string =>
  `${part}-typed.${productId}`;
/** Who comes, and the answers that only one product asks for: identity number, address, remarks. */
type DraftSection = 'person' | 'answers';
/** Where a discount code is kept as it is typed, so that it outlives the order that ran out; another product's purchase never finds it. */
export const couponDraftKey = (productId: string): string => `code-typed.${productId}`;
/** Forgets them too, once they are with the merchant: an identity number stays nowhere longer than it must, and a used code is of no use to the next order. */
export const clearPurchaseDrafts = (order: {
  readonly orderNo: string;
  readonly productId: string;
}): void => {
  removeDrafts(order.orderNo);
  removeDrafts(productDraftKey('person', order.productId));
  removeDrafts(productDraftKey('answers', order.productId));
  removeDrafts(couponDraftKey(order.productId));
};

/** State that is kept in this tab under the shopper's id and the given name; `strip` takes away what must not be kept of it. */
export const useDraft = <T>(
  name: string,
  initial: () => T,
  strip?: (value: T) => T,
): readonly [T, Dispatch<SetStateAction<T>>] => {
  const { user } = useSession();
  // Signing out while the page is open must not move one shopper's words under another name.
  const [key] = useState(() => `${user?.userId ?? 'visitor'}.${name}`);
  const [value, setValue] = useState<T>(() => readDraft<T>(key) ?? initial());
  useEffect(() => writeDraft(key, strip ? strip(value) : value), [key, value, strip]);
  return [value, setValue];
};

/**
 * Details of one order, as typed. An order that has details of its own begins with them; a new one with what was typed for
 * an order of this product that ran out. What was typed for any other order is never found in it.
 */
export const useOrderDraft = <T>(
  order: Pick<Order, 'orderNo' | 'productId' | 'email'>,
  part: DraftSection,
  initial: () => T,
  strip?: (value: T) => T,
): readonly [T, Dispatch<SetStateAction<T>>] => {
  const { user } = useSession();
  const [draftKey] = useState(
    () => `${user?.userId ?? 'visitor'}.${productDraftKey(part, order.productId)}`,
  );
  const state = useDraft(
    `${part}.${order.orderNo}`,
    () => (order.email ? undefined : readDraft<T>(draftKey)) ?? initial(),
    strip,
  );
  const [value] = state;
  useEffect(() => writeDraft(draftKey, strip ? strip(value) : value), [draftKey, value, strip]);
  return state;
};

/** How an order is to be paid: the way, whether a new card is kept, coins and how many of them, and the code that counts. */
const PREFERENCES = ['method', 'save-card', 'coins', 'share', 'code'] as const;
const preferenceKey = (
  userId: string,
  part: (typeof PREFERENCES)[number],
  productId: string,
): string => `${userId}.${part}-next.${productId}`;

/** One wish for an order, kept like {@link useDraft}; that of an order which ran out goes on with the next one of its product. */
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

/** Hands the wishes for an order that ran out to the next one of its product, and forgets all else that was kept of it. `owner` is the shopper's id. */
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
