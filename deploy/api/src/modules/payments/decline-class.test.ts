import { describe, expect, it } from '@jest/globals';
import { declineClassOf, declineError } from './decline-class.ts';

describe('declineClassOf', () => {
  it.each([
    'insufficient_funds',
    'stolen_card',
    'lost_card',
    'fraudulent',
    'incorrect_cvc',
    'incorrect_number',
    'expired_card',
    'a_code_of_next_year',
    null,
  ])('says no more of %s than that the card was declined', (code) => {
    expect([declineClassOf(code), declineError(code)]).toEqual(['declined', '20803']);
  });
  it.each([
    ['authentication_required', 'authentication_failed', '20803'],
    ['payment_intent_authentication_failure', 'authentication_failed', '20803'],
    ['card_not_supported', 'try_another_card', '20802'],
    ['invalid_payment_method', 'try_another_card', '20803'],
  ])('puts %s among %s', (code, group, error) => {
    expect([declineClassOf(code), declineError(code)]).toEqual([group, error]);
  });
});
