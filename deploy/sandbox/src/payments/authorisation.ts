import type { Gateway } from './gateway.ts';
import { newId } from './gateway.ts';
import type { NextAction, PaymentIntent, SetupIntent } from './gateway.types.ts';
import { qrDataUrl } from './qr-code.ts';
import type { Scenario } from './test-cards.tables.ts';

type AuthorisationKind = 'three_d_secure' | 'alipay' | 'wechat_pay';

/**
 * One question put to a person on a page of the gateway: a bank's challenge or a wallet's payment.
 */
export interface Authorisation {
  readonly id: string;
  readonly kind: AuthorisationKind;
  readonly intentId: string;
  /** Where the person is sent afterwards; null when they came by scanning. */
  readonly returnUrl: string | null;
  /** What the card does once the bank agrees. */
  readonly scenario: Scenario;
  /** Asked in a dialog that the browser's script opens in the shop's page. */
  readonly isFramed: boolean;
}

const actionOf = (
  gateway: Gateway,
  { id, kind, returnUrl, isFramed }: Authorisation,
): NextAction => {
  const url = `${gateway.origin}/authorise/${id}`;
  if (isFramed) return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure', url } };
  if (kind === 'three_d_secure')
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  if (kind === 'alipay') {
    return {
      type: 'alipay_handle_redirect',
      alipay_handle_redirect: { url, return_url: returnUrl, native_data: url, native_url: url },
    };
  }
  return {
    type: 'wechat_pay_display_qr_code',
    wechat_pay_display_qr_code: {
      data: url,
      hosted_instructions_url: url,
      image_data_url: qrDataUrl(url),
      image_url_png: `${url}/qr.png`,
      image_url_svg: `${url}/qr.svg`,
    },
  };
};

/** The page's address that an intent waits for, if it waits for one. */
const addressOf = (action: NextAction | null): string | undefined => {
  if (action === null) return undefined;
  if (action.type === 'use_stripe_sdk') return action.use_stripe_sdk.url;
  if (action.type === 'redirect_to_url') return action.redirect_to_url.url;
  if (action.type === 'alipay_handle_redirect') return action.alipay_handle_redirect.url;
  return action.wechat_pay_display_qr_code.data;
};

/**
 * Whether the intent still waits for this very question: a later attempt, an answer or a
 * cancellation ends it.
 */
export const isAwaited = (
  authorisation: Authorisation,
  intent: PaymentIntent | SetupIntent | undefined,
): boolean =>
  intent?.status === 'requires_action' &&
  addressOf(intent.next_action)?.endsWith(`/authorise/${authorisation.id}`) === true;

interface Question {
  readonly kind: AuthorisationKind;
  readonly intentId: string;
  readonly returnUrl: string | undefined;
  readonly scenario: Scenario;
  readonly isFramed?: boolean | undefined;
}

/** Opens the page on which a person decides, and tells the intent where it is. */
export const askPerson = (
  gateway: Gateway,
  { kind, intentId, returnUrl, scenario, isFramed = false }: Question,
): NextAction => {
  const authorisation: Authorisation = {
    id: newId('auth'),
    kind,
    intentId,
    returnUrl: returnUrl ?? null,
    scenario,
    isFramed,
  };
  gateway.authorisations.put(authorisation.id, authorisation);
  return actionOf(gateway, authorisation);
};
