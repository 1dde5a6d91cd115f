import { links, localePath } from '@tapnook/contracts';
import { usePlatform, useTranslation, randomId } from '@tapnook/platform';
import { afterPaint } from '@tapnook/ui';
import { useCallback, useEffect } from 'react';
import type { TokenResult } from '../../shared/components/payment-element/use-elements.ts';
import { useIsCardGone } from '../../shared/components/remove-card.tsx';
import { useNextAction } from '../../shared/hooks/use-stripe.ts';
import type { Order } from '../../shared/model/order.ts';
import { confirmAndPay, outcomeOfDialog, type PaymentRequest } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';
import type { PaymentMachine } from './use-payment-machine.ts';
import type { PaymentOutcomes } from './use-payment-outcome.ts';

/** What pays: a saved card, a token of the provider's script, or a wallet's name alone. */
type CardToPay = Pick<
  PaymentRequest,
  'method' | 'paymentMethodId' | 'confirmationToken' | 'saveCard'
>;

interface SubmitPaymentInput {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** The body of the confirmation, as the form stands. */
  readonly confirmBody: () => PaymentRequest['contact'];
  readonly outcomes: PaymentOutcomes;
  readonly machine: PaymentMachine;
}
interface PaymentSubmission {
  /** Runs the work of one press, which begins with this phase. */
  readonly run: (phase: 'tokenising' | 'confirming', work: () => Promise<void>) => Promise<void>;
  readonly confirm: (card: CardToPay) => Promise<void>;
  /** Pays with what the provider's script collected. */
  readonly collectAndPay: (collect: () => Promise<TokenResult>, saveCard: boolean) => Promise<void>;
}

/** Delay before the result's script is fetched: the tick of the box has been drawn by then. */
const PREFETCH_DELAY_MS = 300;
/**
 * Fetches the result's page with the last step before the press, so that the result can be shown
 * even when the network is lost.
 */
const usePrefetchResult = (orderNo: string, terms: boolean): (() => void) => {
  const { navigation } = usePlatform();
  const prefetchResult = useCallback(
    () => navigation.prefetch(links.checkoutResult(orderNo, 'processing')),
    [navigation, orderNo],
  );
  useEffect(() => {
    if (!terms) return undefined;
    const timer = setTimeout(prefetchResult, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [terms, prefetchResult]);
  return prefetchResult;
};

/** Sends a payment and follows it to its outcome. */
export const useSubmitPayment = ({
  order,
  contact,
  discounts,
  confirmBody,
  outcomes: { markSent, handleOutcome },
  machine: { send },
}: SubmitPaymentInput): PaymentSubmission => {
  const platform = usePlatform();
  const { locale, text } = useTranslation();
  const { orderNo } = order;
  const isCardGone = useIsCardGone();
  const prefetchResult = usePrefetchResult(orderNo, contact.terms);
  const askInDialog = useNextAction();
  const confirm = async (card: CardToPay): Promise<void> => {
    const outcome = await confirmAndPay(platform.http, {
      contact: confirmBody(),
      shownTotal: discounts.sum.payment,
      ...card,
      returnUrl: localePath(locale, links.checkoutResult(orderNo, 'processing')),
      productName: text(order.productName),
      idempotencyKey: randomId(),
      onSend: markSent,
    });
    if (outcome.kind === 'dialog') {
      send({ type: 'asked' });
      const declineCode = await askInDialog(outcome.clientSecret);
      send({ type: 'answered' });
      return handleOutcome(await outcomeOfDialog(platform.http, orderNo, declineCode));
    }
    // The saved card may have been removed elsewhere.
    if (
      card.paymentMethodId &&
      outcome.kind === 'declined' &&
      outcome.declineCode === 'try_another_card' &&
      (await isCardGone(card.paymentMethodId))
    )
      return handleOutcome({ ...outcome, declineCode: 'card_removed', unsupported: false });
    handleOutcome(outcome);
  };
  const collectAndPay = async (
    collect: () => Promise<TokenResult>,
    saveCard: boolean,
  ): Promise<void> => {
    const result = await collect();
    if ('error' in result)
      return send({
        type: 'refused',
        error: result.error ? { kind: 'card', codeError: result.error } : { kind: 'busy' },
      });
    send({ type: 'tokenised' });
    return confirm({ method: 'card', confirmationToken: result.token, saveCard });
  };
  const run = (phase: 'tokenising' | 'confirming', work: () => Promise<void>): Promise<void> => {
    // While offline the error stays until this press has failed as well, so that it is announced
    // once.
    send({ type: 'start', phase, keepError: !navigator.onLine });
    // The button is drawn busy before the work begins.
    return new Promise<void>((resolve) => afterPaint(resolve))
      .then(() => {
        prefetchResult();
        return work();
      })
      .catch((error: unknown) =>
        platform.telemetry.record({ kind: 'unhandled-error', detail: String(error) }),
      )
      .finally(() => send({ type: 'stopped' }));
  };
  return { run, confirm, collectAndPay };
};
