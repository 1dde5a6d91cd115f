import { cardCvc, cardExpiry, cardNumber, type Rule } from '@tapnook/kernel';
import type { Text } from '../../web/locale.ts';

/** Nothing typed is refused on any day. */
const ANY_DAY = '2026-01-01';
/** What a rule says of an empty field. */
const refusalOf = (rule: Rule): Text => ({
  en: rule('')?.text.en_gb ?? '',
  zh: rule('')?.text.zh_hk ?? '',
});

/**
 * Words of the elements; the three refusals are those of the specification, part 1, validation
 * rules.
 */
export const ELEMENTS_TEXTS = {
  title: { en: 'Card details', zh: '信用卡資料' },
  powered: { en: 'Payment gateway', zh: '付款平台' },
  number: { en: 'Card number', zh: '信用卡號碼' },
  expiry: { en: 'Expiry, as printed', zh: '到期日（見卡面）' },
  expiryHint: { en: 'MM/YY', zh: 'MM/YY' },
  cvc: { en: 'CVV', zh: 'CVV' },
  cvc3: { en: '3 digits', zh: '3位數字' },
  cvc4: { en: '4 digits', zh: '4位數字' },
  wrongNumber: refusalOf(cardNumber),
  wrongExpiry: refusalOf(cardExpiry(ANY_DAY)),
  wrongCvc: refusalOf(cardCvc()),
  testOnly: {
    en: 'Only test cards are taken here. No real card is charged.',
    zh: '此處只接受測試卡，不會向真卡收費。',
  },
  unreachable: {
    en: 'The payment gateway did not answer. Try again.',
    zh: '付款平台沒有回應，請再試。',
  },
  payWith: { en: 'Pay with', zh: '使用以下方式付款：' },
  asks: { en: 'TapNook asks for', zh: 'TapNook向你收取' },
  choose: { en: 'Card in this wallet', zh: '此錢包內的卡' },
  works: { en: 'pays', zh: '可付款' },
  declined: { en: 'is declined', zh: '被銀行拒絕' },
  bankAsks: { en: 'asks for 3-D Secure', zh: '須通過3-D Secure' },
  pay: { en: 'Pay', zh: '付款' },
  cancel: { en: 'Cancel', zh: '取消' },
  noMoney: { en: 'A sandbox wallet. No real money moves.', zh: '這是沙盒錢包，不涉及真實款項。' },
  wrongKey: { en: 'This shop’s key is not known here.', zh: '此處不認識這家商店的金鑰。' },
} as const satisfies Record<string, Text>;
