import { useSearchParams } from 'react-router-dom';

const MAX_ORDER_NO_LENGTH = 40;

/** The order number in the page's address, or an empty string. */
export const useOrderNoParam = (): string =>
  (useSearchParams()[0].get('orderNo') ?? '').trim().slice(0, MAX_ORDER_NO_LENGTH);
