import { COUPON_PICTURES } from './coupon.tables.ts';
import { CULTURE_PICTURES } from './culture.tables.ts';
import { FOOD_PICTURES } from './food.tables.ts';
import { OUT_PICTURES } from './out.tables.ts';
import type { PictureSpec } from './picture.ts';
import { STAY_PICTURES } from './stay.tables.ts';

/** Every scene picture the project ships, in the order of the contact sheet. */
export const PICTURES: readonly PictureSpec[] = [
  ...FOOD_PICTURES,
  ...STAY_PICTURES,
  ...OUT_PICTURES,
  ...CULTURE_PICTURES,
  ...COUPON_PICTURES,
];
