import { z } from 'zod';
import { instant, localisedText } from './basics.ts';

const customerOption = z.object({
  required: z.boolean(),
  display: z.boolean(),
  prefix: localisedText.nullable(),
});
/** The plan as it was when it was bought. */
export const orderPlanInfo = z
  .object({
    planId: z.string(),
    planNo: z.string(),
    planName: localisedText,
    planDescription: localisedText.nullable(),
    planImages: z.array(z.string()),
    howToUse: localisedText.nullable(),
    termsConditions: localisedText.nullable(),
    appointDateOrPeriod: z.enum(['DATE', 'PERIOD']),
    startExchangeTime: instant.nullable(),
    endExchangeTime: instant.nullable(),
    customerAddressOption: customerOption,
    customerSummaryOption: customerOption,
    idCardNeeded: z.boolean(),
  })
  .meta({ id: 'OrderPlanInfo' });
export const orderBranch = z
  .object({
    branchId: z.string(),
    branchName: localisedText,
    address: localisedText,
    districtName: localisedText.nullable(),
    tel: z.string().nullable(),
    mapLocation: z.string().nullable(),
  })
  .meta({ id: 'OrderBranch' });
