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

/** Mixes groups evenly, each keeping its order, so that neighbours come from different shelves. */
const woven = (groups: readonly (readonly ProductContent[])[]): ProductContent[] =>
  groups
    .flatMap((group, shelf) =>
      group.map((item, index) => ({ item, shelf, place: (index + 0.5) / group.length })),
    )
    .toSorted((one, other) => one.place - other.place || one.shelf - other.shelf)
    .map(({ item }) => item);

/** Every product: the corners of the home page first, then the shelves mixed. */
export const productContent: readonly ProductContent[] = [
  ...corners1,
  ...woven([
    dining1,
    attractions1,
    stays1,
    workshops2,
    sea1,
    dining2,
    wellness1,
    outdoors1,
    dining3,
    workshops3,
    attractions2,
    coupons1,
    workshops1,
  ]),
];
