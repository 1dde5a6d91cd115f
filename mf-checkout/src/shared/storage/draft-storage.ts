import { useSession } from '@tapnook/platform';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { Order } from '../model/order.ts';

/*
 * What is typed at checkout outlives a reload, a lapsed session and a trip to the bank: it waits in this tab's session
 * storage, under the shopper's id so that nobody else finds it. Card data never comes near it.
 */
const PREFIX = 'tn.checkout';

/** Reads what was kept under a name; undefined when there is nothing, or the browser keeps nothing. */
export const readKept = <T>(name: string): T | undefined => {
  try {
    const text = sessionStorage.getItem(`${PREFIX}.${name}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};

/** Keeps a value, or forgets it when it is undefined. */
export const keep = (name: string, value: unknown): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(`${PREFIX}.${name}`);
    else sessionStorage.setItem(`${PREFIX}.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still buys; only a reload would cost the typing.
  }
};

const forget = (part: string): void => {
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
export const forgetOrder = (orderNo: string): void => forget(orderNo);
/** Where the details for a product are kept as they are typed, for the order that follows one which ran out. */
const productDraft = (part: DraftPart, productId: string): string => `${part}-typed.${productId}`;
/** Who comes, and the answers that only one product asks for: identity number, address, remarks. */
type DraftPart = 'person' | 'answers';
/** Where a discount code is kept as it is typed, so that it outlives the order that ran out; another product's purchase never finds it. */
export const codeDraft = (productId: string): string => `code-typed.${productId}`;
/** Forgets them too, once they are with the merchant: an identity number stays nowhere longer than it must, and a used code is of no use to the next order. */
export const forgetPurchase = (order: {
  readonly orderNo: string;
  readonly productId: string;
}): void => {
  forget(order.orderNo);
  forget(productDraft('person', order.productId));
  forget(productDraft('answers', order.productId));
  forget(codeDraft(order.productId));
};

/** State that is kept in this tab under the shopper's id and the given name; `strip` takes away what must not be kept of it. */
export const useKept = <T>(
  name: string,
  initial: () => T,
  strip?: (value: T) => T,
): readonly [T, Dispatch<SetStateAction<T>>] => {
  const { user } = useSession();
  // Signing out while the page is open must not move one shopper's words under another name.
  const [place] = useState(() => `${user?.userId ?? 'visitor'}.${name}`);
  const [value, setValue] = useState<T>(() => readKept<T>(place) ?? initial());
  useEffect(() => keep(place, strip ? strip(value) : value), [place, value, strip]);
  return [value, setValue];
};

/**
 * Details of one order, as typed. An order that has details of its own begins with them; a new one with what was typed for
 * an order of this product that ran out. What was typed for any other order is never found in it.
 */
export const useOrderDraft = <T>(
  order: Pick<Order, 'orderNo' | 'productId' | 'email'>,
  part: DraftPart,
  initial: () => T,
  strip?: (value: T) => T,
): readonly [T, Dispatch<SetStateAction<T>>] => {
  const { user } = useSession();
  const [draft] = useState(
    () => `${user?.userId ?? 'visitor'}.${productDraft(part, order.productId)}`,
  );
  const kept = useKept(
    `${part}.${order.orderNo}`,
    () => (order.email ? undefined : readKept<T>(draft)) ?? initial(),
    strip,
  );
  const [value] = kept;
  useEffect(() => keep(draft, strip ? strip(value) : value), [draft, value, strip]);
  return kept;
};

/** How an order is to be paid: the way, whether a new card is kept, coins and how many of them, and the code that counts. */
const WISHES = ['method', 'save-card', 'coins', 'share', 'code'] as const;
const wishPlace = (owner: string, part: (typeof WISHES)[number], productId: string): string =>
  `${owner}.${part}-next.${productId}`;

/** One wish for an order, kept like {@link useKept}; that of an order which ran out goes on with the next one of its product. */
export const useWish = <T>(
  order: Pick<Order, 'orderNo' | 'productId' | 'email'>,
  part: (typeof WISHES)[number],
  initial: () => T,
): readonly [T, Dispatch<SetStateAction<T>>] => {
  const { user } = useSession();
  const [place] = useState(() => wishPlace(user?.userId ?? 'visitor', part, order.productId));
  const kept = useKept(
    `${part}.${order.orderNo}`,
    () => (order.email ? undefined : readKept<T>(place)) ?? initial(),
  );
  useEffect(() => keep(place, undefined), [place]);
  return kept;
};

/** Hands the wishes for an order that ran out to the next one of its product, and forgets all else that was kept of it. `owner` is the shopper's id. */
export const passOn = (
  owner: string,
  { orderNo, productId }: Pick<Order, 'orderNo' | 'productId'>,
): void => {
  for (const part of WISHES) {
    const wish = readKept(`${owner}.${part}.${orderNo}`) ?? undefined;
    if (wish !== undefined) keep(wishPlace(owner, part, productId), wish);
  }
  forgetOrder(orderNo);
};
