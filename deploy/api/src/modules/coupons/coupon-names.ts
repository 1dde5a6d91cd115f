import { rowNames } from '../../db/row-names.ts';
import { coupons } from './coupons.tables.ts';

/** What coupons are called, by their ids. */
export const couponNames = rowNames(coupons);
