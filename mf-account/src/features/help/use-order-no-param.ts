import { useSearchParams } from 'react-router-dom';

const MOST_LETTERS = 40;

/** The number of the order that a question is about, as the address has it; empty where it names none. */
export const useAskedOrder = (): string =>
  (useSearchParams()[0].get('orderNo') ?? '').trim().slice(0, MOST_LETTERS);
