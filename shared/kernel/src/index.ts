export {
  characterCount,
  inNameOrder,
  nameFields,
  NAME_AUTOCOMPLETE,
  personName,
  shownName,
  typedLine,
  type DisplayLocale,
  type Text,
} from './text.ts';
export { escapeHtml } from './escape-html.ts';
export type { TextKeyOf } from './text-keys.ts';
export { err, ok, type Result } from './result.ts';
export {
  CHANGE_RULES,
  changePolicyOf,
  freeChangeUntil,
  type ChangePolicy,
  type ChangeRule,
} from './change-policy.ts';
export {
  CONFIRMATION_HOURS,
  REFUND_ANSWER_HOURS,
  REFUND_APPEAL_DAYS,
  REFUND_REQUEST_EDGES,
  type RefundRequestState,
} from './refund-requests.ts';
export {
  PURCHASE_CEILING_CENTS,
  dollars,
  formatMoney,
  formatUsd,
  groupDigits,
  moneyParts,
  USD_RATE,
  usdCents,
  wholeDollars,
  type Currency,
  type MoneyParts,
} from './money.ts';
export { directionsUrl } from './directions.ts';
export { documentNumber, groupedNumber, maskedNumber, randomCode, randomDigits } from './ids.ts';
export { maskEmail, maskIdNumber, maskPhone } from './masking.ts';
export { callingCodes, formatPhone, formatScore, HOME_REGION } from './numbers.ts';
export {
  addDays,
  addMonths,
  addWorkingDays,
  daysBetween,
  hongKongDay,
  hongKongInstant,
  hongKongTime,
  isDay,
  monthGrid,
  startOfMonth,
  weekday,
  type GridDay,
  type HongKongDay,
  type Instant,
} from './dates.ts';
export {
  formatDateTime,
  formatDay,
  formatDayRange,
  formatMonth,
  formatNearDay,
  formatRelativeDay,
  formatShortDay,
  formatShortMonth,
  formatTimeLeft,
  weekdayName,
} from './date-formats.ts';
export { calendarFile, calendarMessage, type CalendarEntry } from './calendar-file.ts';
export {
  clockTime,
  doorState,
  isOpenNow,
  openingLines,
  type DoorState,
  type OpeningDays,
} from './opening-hours.ts';
export { every, optional, refusal, type Refusal, type Rule } from './validation/rule.ts';
export { allFilled, enquiry, maxLength, required, termsAgreed } from './validation/general.ts';
export {
  anyName,
  completeIdNumber,
  englishName,
  idCode,
  idNumber,
  normaliseIdNumber,
  normaliseName,
  ownIdNumber,
} from './validation/person.ts';
export { email, mobile, normaliseEmail, normalisePhone } from './validation/contact.ts';
export {
  codeSent,
  currentPassword,
  newPassword,
  normaliseCode,
  password,
  passwordStrength,
  passwordsMatch,
  passwordsSame,
  verificationCode,
} from './validation/secret.ts';
export {
  REVIEW_MAX_PHOTOS,
  REVIEW_MIN_CHARACTERS,
  reviewPhotos,
  reviewRating,
  reviewText,
} from './validation/review.ts';
export { cardCvc, cardDigits, cardExpiry, cardNumber } from './validation/card.ts';
export {
  ATTEMPT_EDGES,
  BOOKING_EDGES,
  ORDER_EDGES,
  VOUCHER_EDGES,
  bookStatusOf,
  isFullyRedeemed,
  mayBecome,
  orderStateOf,
  statesBefore,
  type AttemptState,
  type BookingState,
  type BookStatus,
  type Edges,
  type OrderCode,
  type OrderState,
  type VoucherState,
} from './orders.ts';
export { CAMPAIGN_EDGES, COUPON_EDGES, type CampaignState } from './promotions.ts';
export {
  CONTENT_STATES,
  contentMoves,
  SHELF_EDGES,
  shelfPrice,
  type ContentMover,
  type ContentState,
  type ShelfPrices,
  type ShelfState,
} from './availability.ts';
export {
  CENTS_PER_COIN,
  COINS_TO_EXCEED,
  COIN_LIFE_MONTHS,
  DEFAULT_REWARD_RATIO,
  coinsForPurchase,
  coinsToSpend,
  takeFromLots,
  type CoinLot,
} from './coins.ts';
export {
  COIN_SHARES,
  SMALLEST_CHARGE_CENTS,
  breakdown,
  coinsOfShare,
  couponAudienceRefusal,
  couponDiscount,
  couponRefusal,
  isOverCeiling,
  orderTotal,
  type Breakdown,
  type CoinShare,
  type Coupon,
  type CouponRefusal,
  type CouponUse,
  type PricedAddition,
} from './pricing.ts';
export { peopleLabel, personTypeLabel } from './person-types.ts';
export {
  REVIEW_DAYS,
  REVIEW_REWARD,
  noRewardReason,
  reviewReward,
  type NoReward,
  type RewardedReview,
  type RewardMonth,
} from './reviews.ts';
