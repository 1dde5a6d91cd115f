import type { MerchantContent } from '../types.ts';
import { attractionMerchants } from './attractions.ts';
import { diningMerchants1 } from './dining-1.ts';
import { diningMerchants2 } from './dining-2.ts';
import { outdoorsWellnessMerchants } from './outdoors-wellness.ts';
import { staysSeaMerchants } from './stays-sea.ts';
import { workshopMerchants } from './workshops.ts';

/** Every merchant, all of them invented. */
export const merchantContent: readonly MerchantContent[] = [
  ...diningMerchants1,
  ...diningMerchants2,
  ...staysSeaMerchants,
  ...workshopMerchants,
  ...outdoorsWellnessMerchants,
  ...attractionMerchants,
];
