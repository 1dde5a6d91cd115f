import type { Stripe } from '@stripe/stripe-js';
import { getPaymentConfig } from '@tapnook/contracts/calls';
import { callQuery, usePlatform, useTranslation } from '@tapnook/platform';
import { useCallback } from 'react';
import { loadStripe } from '../components/payment-element/load-stripe.ts';

/** Gives the payment provider's script with the shop's key, in the page's language. */
export const useStripe = (): (() => Promise<Stripe>) => {
  const { http, queryClient, config } = usePlatform();
  const { locale } = useTranslation();
  const { gatewayOrigin } = config;
  return useCallback(async () => {
    const [construct, { publishableKey }] = await Promise.all([
      loadStripe(gatewayOrigin),
      queryClient.fetchQuery({
        ...callQuery(http, getPaymentConfig, {}, { handledErrorCodes: 'all' }),
        staleTime: Infinity,
      }),
    ]);
    return construct(publishableKey, { locale: locale === 'zh-HK' ? 'zh-HK' : 'en' });
  }, [http, queryClient, gatewayOrigin, locale]);
};

/**
 * Asks in the provider's dialog what a payment still needs, as 3-D Secure does. Gives the class of
 * a refusal, and `undefined` when the shopper agreed or nobody knows: then the server has to say.
 */
export const useNextAction = (): ((
  clientSecret: string,
) => Promise<'authentication_failed' | 'declined' | undefined>) => {
  const stripe = useStripe();
  const { telemetry } = usePlatform();
  return useCallback(
    async (clientSecret) => {
      try {
        const { error } = await (await stripe()).handleNextAction({ clientSecret });
        if (!error || error.type === 'api_connection_error') return undefined;
        return error.code?.endsWith('_authentication_failure')
          ? 'authentication_failed'
          : 'declined';
      } catch (error) {
        telemetry.record({ kind: 'unhandled-error', detail: String(error) });
        return undefined;
      }
    },
    [stripe, telemetry],
  );
};
