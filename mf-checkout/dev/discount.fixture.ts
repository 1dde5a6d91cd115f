import type { checkDiscount } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';

type Discount = CallResult<typeof checkDiscount>;

/** What the API finds for the code FIRST10: HK$10 off whatever is bought. */
export const foundDiscount = (change: Partial<Discount> = {}): { readonly data: Discount } => ({
  data: {
    code: 'FIRST10',
    couponId: '1',
    name: { en_gb: 'x', zh_hk: 'x' },
    type: 'DEDUCTION',
    discountAmount: 1_000,
    minimumAmount: 0,
    ...change,
  },
});
