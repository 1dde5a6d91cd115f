import { t } from './text.ts';
import type { DemoAccountContent } from './types.ts';

/** Accounts that can be signed in to on a development machine, with orders in every state. */
export const demoAccountContent: readonly DemoAccountContent[] = [
  {
    email: 'demo@tapnook.example',
    role: 'client',
    name: t('Ka Yan Cheung', '張嘉欣'),
    states: [
      {
        product: 'harbour-view-staycation-with-breakfast',
        plan: 'harbour-twin',
        state: 'pending',
        daysAgo: 0,
      },
      {
        product: 'hands-on-pottery',
        plan: 'one-piece',
        state: 'unredeemed',
        daysAgo: 1,
        quantity: 2,
      },
      {
        product: 'tung-hing-100-cash-coupon',
        plan: 'hundred',
        state: 'partly-redeemed',
        daysAgo: 28,
        quantity: 4,
      },
      {
        product: 'sunset-harbour-sail-with-a-drink-on-deck',
        plan: 'upper',
        state: 'completed',
        daysAgo: 14,
        quantity: 2,
      },
      {
        product: 'sunset-harbour-sail-with-a-drink-on-deck',
        plan: 'lower',
        state: 'to-review',
        daysAgo: 12,
      },
      {
        product: 'afternoon-tea-for-two-book-later',
        plan: 'visit',
        state: 'booked',
        daysAgo: 70,
        quantity: 5,
      },
      {
        product: 'ninety-minute-camphor-oil-massage',
        plan: 'ninety',
        state: 'unbooked',
        daysAgo: 6,
        quantity: 2,
      },
      {
        product: 'private-wheel-for-two-after-hours',
        plan: 'two',
        state: 'processing',
        daysAgo: 0,
      },
      {
        product: 'weekend-dim-sum-all-you-can-steam',
        plan: 'seat',
        state: 'reviewed',
        daysAgo: 21,
        quantity: 3,
      },
      {
        product: 'twelve-course-omakase-second-seating',
        plan: 'seat',
        state: 'completed',
        daysAgo: 49,
      },
      { product: 'mix-your-own-perfume', plan: 'thirty', state: 'to-review', daysAgo: 9 },
      { product: 'foot-hour-after-work', plan: 'hour', state: 'expired', daysAgo: 120 },
      { product: 'night-ridge-city-lights', plan: 'walk', state: 'cancelled', daysAgo: 33 },
      {
        product: 'tai-o-stilt-house-walk',
        plan: 'walk',
        state: 'refunded',
        daysAgo: 40,
        quantity: 2,
      },
    ],
  },
  {
    email: 'merchant@tapnook.example',
    role: 'merchant',
    name: t('Mei Ling Ho', '何美玲'),
    merchant: 'kiln-street-studio',
    states: [],
  },
  { email: 'admin@tapnook.example', role: 'admin', name: t('Chi Wai Lam', '林志偉'), states: [] },
];
