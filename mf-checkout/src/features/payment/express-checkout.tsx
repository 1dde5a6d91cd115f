import { useTranslation } from '@tapnook/platform';
import { afterPresses } from '@tapnook/ui';
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import {
  collectToken,
  useElements,
  type PaymentTerms,
} from '../../shared/components/payment-element/use-elements.ts';
import type { ExpressPayment } from './use-payment.ts';
import styles from './express-checkout.module.css';

/**
 * Apple Pay and Google Pay, where the shopper's device has one of them; nothing anywhere else. The
 * wallet shows the total and asks for the card.
 */
export const ExpressCheckout = ({
  amount,
  currency,
  payment,
}: Pick<PaymentTerms, 'amount' | 'currency'> & {
  readonly payment: RefObject<ExpressPayment | null>;
}): ReactElement | null => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [isOffered, setOffered] = useState<boolean>();
  const { state } = useElements(
    { amount, currency, keepCard: false, authorizeOnly: false },
    (group, setState) => {
      const express = group.elements.create('expressCheckout', {
        buttonHeight: 48,
        paymentMethods: {
          applePay: 'auto',
          googlePay: 'auto',
          amazonPay: 'never',
          klarna: 'never',
          link: 'never',
          paypal: 'never',
        },
      });
      express.on('ready', ({ availablePaymentMethods }) => {
        setState('ready');
        setOffered(Boolean(availablePaymentMethods));
      });
      express.on('loaderror', () => setState('failed'));
      express.on('click', ({ resolve, reject }) =>
        // What was pressed just before counts; the provider waits for a second.
        afterPresses(() => (payment.current?.start() ? resolve() : reject())),
      );
      express.on('confirm', ({ paymentFailed }) => {
        // A payment that went through leaves this page.
        void payment.current
          ?.pay(() => collectToken(group))
          .then(() => paymentFailed({ reason: 'fail' }));
      });
      if (place.current) express.mount(place.current);
      return () => express.destroy();
    },
  );
  if (state === 'failed' || isOffered === false) return null;
  return (
    <div className={styles.express} role="group" aria-label={t('pay.express')}>
      <p className="text-sm text-muted">{t('pay.express')}</p>
      <div ref={place} className={styles.buttons} />
    </div>
  );
};
