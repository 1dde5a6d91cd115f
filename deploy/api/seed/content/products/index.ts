import type { ProductContent } from '../types.ts';
import { attractions1 } from './attractions-1.ts';
import { attractions2 } from './attractions-2.ts';
import { corners1 } from './corners-1.ts';
import { coupons1 } from './coupons-1.ts';
import { dining1 } from './dining-1.ts';
import { dining2 } from './dining-2.ts';
import { dining3 } from './dining-3.ts';
import { outdoors1 } from './outdoors-1.ts';
import { sea1 } from './sea-1.ts';
import { stays1 } from './stays-1.ts';
import { wellness1 } from './wellness-1.ts';
import { workshops1 } from './workshops-1.ts';
import { workshops2 } from './workshops-2.ts';
import { workshops3 } from './workshops-3.ts';

/** Every product, in the order in which the shop grew. */
export const productContent: readonly ProductContent[] = [
  ...corners1, ...dining1, ...workshops1, ...dining2, ...dining3, ...stays1, ...sea1, ...workshops2, ...workshops3, ...outdoors1,
  ...attractions1, ...attractions2, ...wellness1, ...coupons1,
];
