/** What a test card does when it is charged. */
export type Scenario =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  | 'incorrect_cvc'
  | 'unsupported'
  | 'three_d_secure'
  | 'three_d_secure_declined';

/**
 * The only numbers that this gateway takes; any other is refused, so that a real card never pays
 * here.
 */
export const TEST_CARDS: Readonly<Record<string, Scenario>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000101': 'unsupported',
  '4000000000003220': 'three_d_secure',
  '4000002500003155': 'three_d_secure',
};

/** Ready-made payment methods, by the names that Stripe gives them in test mode. */
export const TEST_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002500003155',
};

interface Decline {
  readonly code: string;
  readonly decline_code: string;
  readonly message: string;
}

export const DECLINES: Readonly<Partial<Record<Scenario, Decline>>> = {
  declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  three_d_secure_declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  unsupported: {
    code: 'card_declined',
    decline_code: 'card_not_supported',
    message: 'Your card does not support this type of purchase.',
  },
};

export const needsChallenge = (scenario: Scenario): boolean =>
  scenario === 'three_d_secure' || scenario === 'three_d_secure_declined';
