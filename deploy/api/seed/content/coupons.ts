import type { CouponContent } from './types.ts';
import { hk } from './build.ts';
import { t } from './text.ts';

/** Discount codes. */
export const couponContent: readonly CouponContent[] = [
  { code: 'APP15', name: t('HK$15 off your first app purchase over HK$300', '應用程式首次購物滿HK$300減HK$15'), type: 'DEDUCTION', amount: hk(15), minimum: hk(300), audience: 'APP_NEW_USER', startsInDays: -60, endsInDays: 300, refusal: t('APP15 is for a first purchase over HK$300 made in the app.', 'APP15只適用於應用程式內首次購物滿HK$300。') },
  { code: 'CORNER50', name: t('HK$50 off HK$500', '滿HK$500減HK$50'), type: 'DEDUCTION', amount: hk(50), minimum: hk(500), limit: 2000, startsInDays: -10, endsInDays: 60 },
  { code: 'CLAY10', name: t('10% off workshops', '工作坊九折'), type: 'DISCOUNT', amount: 10, scope: { kind: 'category', keys: ['workshops'] }, startsInDays: -20, endsInDays: 90, refusal: t('CLAY10 is for workshops only.', 'CLAY10只適用於工作坊。') },
  { code: 'FERRY20', name: t('HK$20 off the sunset sail', '日落航行減HK$20'), type: 'DEDUCTION', amount: hk(20), scope: { kind: 'product', keys: ['sunset-harbour-sail-with-a-drink-on-deck', 'lights-show-sailing'] }, limit: 500, startsInDays: -5, endsInDays: 30 },
  { code: 'HELLO30', name: t('HK$30 off a first order', '首張訂單減HK$30'), type: 'DEDUCTION', amount: hk(30), minimum: hk(200), audience: 'NEW_USER', issue: 'AUTOMATIC', startsInDays: -90, endsInDays: 275, refusal: t('HELLO30 is for a first order.', 'HELLO30只適用於首張訂單。') },
  { code: 'AGAIN5', name: t('5% off for coming back', '再來九五折'), type: 'DISCOUNT', amount: 5, audience: 'OLD_USER', startsInDays: -30, endsInDays: 120, refusal: t('AGAIN5 is for people who have been before.', 'AGAIN5只適用於曾經購物的人。') },
  { code: 'GIFT12', name: t('12% off presents', '禮物八八折'), type: 'DISCOUNT', amount: 12, scope: { kind: 'product-list', keys: ['gift-ideas'] }, limit: 300, startsInDays: -3, endsInDays: 40 },
  { code: 'SUMMER', name: t('HK$80 off, ended', '減HK$80，已結束'), type: 'DEDUCTION', amount: hk(80), minimum: hk(400), startsInDays: -150, endsInDays: -60 },
  { code: 'SORRY40', name: t('HK$40, with our apologies', '減HK$40，向你致歉'), type: 'DEDUCTION', amount: hk(40), minimum: hk(100), issue: 'MANUAL', onlyIssued: true, startsInDays: -4, endsInDays: 26 },
  { code: 'FIRST10', name: t('HK$10 off, ten people', '減HK$10，限十人'), type: 'DEDUCTION', amount: hk(10), limit: 10, startsInDays: -2, endsInDays: 20 },
];
