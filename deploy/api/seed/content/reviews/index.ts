import type { ReviewBankContent } from '../types.ts';
import { outdoorsBank, seaBank, staysBank } from './away.ts';
import { attractionsBank, wellnessBank, workshopsBank } from './making.ts';
import { barsBank, couponsBank, diningBank } from './table.ts';

/** Review phrases with their score templates, by kind of product. */
export const reviewBankContent: readonly ReviewBankContent[] = [
  diningBank,
  barsBank,
  couponsBank,
  staysBank,
  seaBank,
  outdoorsBank,
  workshopsBank,
  attractionsBank,
  wellnessBank,
];
