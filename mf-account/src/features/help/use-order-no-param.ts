import { useSearchParams } from 'react-router-dom';

const MAX_ORDER_NO_LENGTH = 40;

/** The number of the order that a question is about, as the address has it; empty where it names none. */
export const useOrderNoParam = (): string =>
  (useSearchParams()[0].get('orderNo') ?? '').trim().slice(0, MAX_ORDER_NO_LENGTH);
