import { CATEGORY_PICTURES } from './category.tables.ts';
import { COUNTER_VIEWS } from './counter-views.tables.ts';
import { COUNTRY_PICTURES } from './country.tables.ts';
import { COUPON_PICTURES } from './coupon.tables.ts';
import { CRAFT_PICTURES } from './craft.tables.ts';
import { CULTURE_VIEWS } from './culture-views.tables.ts';
import { CULTURE_PICTURES } from './culture.tables.ts';
import { DISH_VIEWS } from './dish-views.tables.ts';
import { FOOD_PICTURES } from './food.tables.ts';
import { OUT_PICTURES } from './out.tables.ts';
import type { PictureSpec } from './picture.ts';
import { RIDE_VIEWS } from './ride-views.tables.ts';
import { ROOM_PICTURES, ROOM_VIEWS } from './room.tables.ts';
import { SHORE_VIEWS } from './shore-views.tables.ts';
import { STAY_VIEWS } from './stay-views.tables.ts';
import { STAY_PICTURES } from './stay.tables.ts';

/** Every scene picture the project ships, in the order of the contact sheets. */
export const PICTURES: readonly PictureSpec[] = [
  ...FOOD_PICTURES,
  ...STAY_PICTURES,
  ...ROOM_PICTURES,
  ...OUT_PICTURES,
  ...CULTURE_PICTURES,
  ...COUPON_PICTURES,
  ...CATEGORY_PICTURES,
  ...DISH_VIEWS,
  ...COUNTER_VIEWS,
  ...STAY_VIEWS,
  ...ROOM_VIEWS,
  ...RIDE_VIEWS,
  ...SHORE_VIEWS,
  ...CULTURE_VIEWS,
  ...COUNTRY_PICTURES,
  ...CRAFT_PICTURES,
];
