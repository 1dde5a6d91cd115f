import type { Locale, LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import type { ChangePolicy } from '@tapnook/kernel';
import type { z } from 'zod';

/** An order as the contracts show it. */
export type OrderView = z.input<Api['getOrder']['data']>;
export type MerchantOrderView = z.input<Api['decideMerchantOrder']['data']>;
export type OrderChoice = z.output<Api['createOrder']['body']>;
export type OrderContact = z.output<Api['confirmOrder']['body']>;

/** What was bought, as it was at that time. Later changes of the catalogue do not affect it. */
export interface OrderSnapshot {
  readonly productName: LocalisedText;
  readonly productImages: readonly string[];
  readonly productRoute: string | null;
  readonly merchantName: LocalisedText;
  readonly planName: LocalisedText;
  readonly planInfo: OrderView['planInfo'];
  readonly options: OrderView['multiOptionsCombination'];
  readonly additions: OrderView['additions'];
  /** Its kinds of persons; absent when all pay the same. */
  readonly people?: NonNullable<OrderView['people']>;
  readonly branchStores: OrderView['branchStores'];
  readonly couponType: OrderView['electronicCouponType'];
  readonly alias: LocalisedText;
  readonly idCardNeeded: boolean;
  /** ISO instants between which its vouchers can be used. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly participationEndAt: string | null;
  /** Days to be added to the day of payment instead of `endsAt`. */
  readonly validForDays: number | null;
  readonly openBookingDate: string | null;
  readonly cutOffHours: number;
  /** The product's rule on changes and refunds; orders of before have none. */
  readonly changePolicy?: ChangePolicy;
  /** HKD paid for one coin; 0 earns none. */
  readonly rewardRatio: number;
  readonly reviewMaxPoint: number;
  readonly reviewTemplateId: string | null;
  readonly categoryIds: readonly string[];
  readonly categoryIconImage: string | null;
  /** The language in which it was confirmed: letters of the order keep to it. */
  readonly locale?: Locale;
}
