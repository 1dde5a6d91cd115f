import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { matchesMedia, useTranslation } from '@tapnook/platform';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useStripe } from '../../hooks/use-stripe.ts';

/** What will be paid: the server's intent has to say the same, or the provider refuses it. */
export interface PaymentTerms {
  /** Cents. */
  readonly amount: number;
  readonly currency: 'HKD' | 'USD';
  /** The card is kept for later payments. */
  readonly keepCard: boolean;
  /** The money is set aside and not taken. */
  readonly authorizeOnly: boolean;
}

/** A token of the collected card, or the provider's message; empty when it did not answer. */
export type TokenResult = { readonly token: string } | { readonly error: string };

interface Group {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}
export type ElementState = 'loading' | 'ready' | 'failed';

const isDark = (): boolean => {
  const forced = document.documentElement.dataset['theme'];
  return forced ? forced === 'dark' : matchesMedia('(prefers-color-scheme: dark)');
};
/** The provider's fields keep a look of their own: they are a guest in the page. */
const appearance = (): Appearance => ({
  theme: isDark() ? 'night' : 'stripe',
  variables: { borderRadius: '0px', fontSizeBase: '16px' },
});

const termsOf = ({ amount, currency, keepCard, authorizeOnly }: PaymentTerms) => ({
  amount,
  currency: currency.toLowerCase(),
  setupFutureUsage: keepCard ? ('off_session' as const) : null,
  captureMethod: authorizeOnly ? ('manual' as const) : ('automatic' as const),
});

/** Validates what an element collected and makes a token of it. */
export const collectToken = async ({ stripe, elements }: Group): Promise<TokenResult> => {
  const submitted = await elements.submit();
  if (submitted.error) return { error: submitted.error.message ?? '' };
  const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
  return confirmationToken ? { token: confirmationToken.id } : { error: error.message ?? '' };
};

/**
 * Puts an element of the provider into the page. `mount` creates it and answers with how to remove
 * it. It is loaded again by `reload`, and by itself once the network is back.
 */
export const useElements = (
  terms: PaymentTerms,
  mount: (group: Group, setState: (state: ElementState) => void) => () => void,
) => {
  const stripe = useStripe();
  const { locale } = useTranslation();
  const [state, setState] = useState<ElementState>('loading');
  const [attempt, setAttempt] = useState(0);
  const [group, setGroup] = useState<Group>();
  const reload = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);
  const begin = useEffectEvent((loaded: Stripe): (() => void) => {
    const { setupFutureUsage, captureMethod, ...sum } = termsOf(terms);
    const elements = loaded.elements({
      mode: 'payment',
      ...sum,
      captureMethod,
      setupFutureUsage,
      allowedPaymentMethodTypes: ['card'],
      locale: locale === 'zh-HK' ? 'zh-HK' : 'en',
      appearance: appearance(),
    });
    const next = { stripe: loaded, elements };
    setGroup(next);
    return mount(next, setState);
  });
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isOver = false;
    stripe()
      .then((loaded) => {
        if (!isOver) remove = begin(loaded);
      })
      .catch(() => {
        if (!isOver) setState('failed');
      });
    return () => {
      isOver = true;
      remove?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt loads anew
  }, [stripe, attempt]);
  useEffect(() => {
    if (state !== 'failed') return undefined;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [state, reload]);
  const { amount, currency, keepCard, authorizeOnly } = terms;
  useEffect(() => {
    void group?.elements.update(termsOf({ amount, currency, keepCard, authorizeOnly }));
  }, [group, amount, currency, keepCard, authorizeOnly]);
  return { state, group, reload };
};
