import { links } from '@tapnook/contracts';
import { AppLink, usePlatform, useTranslation, type TextKey } from '@tapnook/platform';
import {
  Checkbox,
  chevronLeftIcon,
  FormErrorSummary,
  Icon,
  moveFocus,
  Note,
  Steps,
  useOffline,
  usePressed,
  wifiOffIcon,
} from '@tapnook/ui';
import { memo, useDeferredValue, useEffect, useRef, type ReactElement } from 'react';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import {
  useContact,
  type ContactModel,
  type SavedPeople,
} from '../../features/contact/use-contact.ts';
import { Discounts } from '../../features/discounts/discounts.tsx';
import { useDiscounts } from '../../features/discounts/use-discounts.ts';
import { PaymentErrorNotice } from '../../features/payment/payment-error.tsx';
import {
  offersCardsOnly,
  PaymentMethods,
  usePaymentMethods,
} from '../../features/payment/payment-methods.tsx';
import { usePayment } from '../../features/payment/use-payment.ts';
import {
  PAYMENT_ELEMENT_ID,
  type PaymentElementHandle,
} from '../../shared/components/payment-element/payment-element.tsx';
import { ReservationTimer } from '../../shared/components/reservation-timer.tsx';
import { UnfinishedPaymentNotice } from '../../shared/components/unfinished-payment-notice.tsx';
import type { CheckoutStep } from '../../shared/model/checkout-step.ts';
import type { Order } from '../../shared/model/order.ts';
import { confirmBody } from './confirm-body.ts';
import { OrderSummary, PayBar } from './order-summary.tsx';
import styles from '../../shared/components/checkout.module.css';

/** Memoised, since ticking the box does not change the label. */
const TermsLabel = memo((): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <span>{t('terms.before')}</span>
      <AppLink to={links.terms('usage-terms')} className="link" target="_blank">
        {t('terms.link')}
      </AppLink>
      <span>{t('terms.between')}</span>
      <AppLink to={links.terms('refunds')} className="link" target="_blank">
        {t('terms.refunds')}
      </AppLink>
      <span>{t('terms.after')}</span>
    </>
  );
});

const Terms = memo(({ model }: { readonly model: ContactModel }): ReactElement => {
  const { text } = useTranslation();
  const [agreed, agree] = usePressed(model.terms, model.setTerms);
  return (
    <Checkbox
      id="co-terms"
      checked={agreed}
      error={text(model.form.errors.terms) || undefined}
      required
      onChange={(event) => agree(event.target.checked)}
      label={<TermsLabel />}
    />
  );
});

/** Fields whose messages do not name the field, with the key of their label. */
const LABEL_KEYS: ReadonlyMap<string, TextKey> = new Map([
  ['firstName', 'contact.firstName'],
  ['lastName', 'contact.lastName'],
  ['idCardNo', 'contact.idCard'],
  ['customerAddress', 'contact.address'],
  ['customerSummary', 'contact.summary'],
]);

/** All errors of the form. The fields show them first. */
const ContactErrorSummary = memo(
  ({
    cardMissing,
    ...newest
  }: {
    readonly model: ContactModel;
    readonly cardMissing: boolean;
  }): ReactElement => {
    const model = useDeferredValue(newest.model);
    const { t, text } = useTranslation();
    const found = Object.entries(model.form.errors).map(([field, message]) => {
      const key = LABEL_KEYS.get(field);
      const label =
        (field === 'customerSummary' && text(model.summaryLabel).replace(/[?？]$/, '')) ||
        (key && t(key));
      return {
        id: `co-${field}`,
        message: label
          ? t('summary.field', { field: label, message: text(message) })
          : text(message),
      };
    });
    const card =
      cardMissing && found.length > 0
        ? [{ id: PAYMENT_ELEMENT_ID, message: t('card.missing') }]
        : [];
    const terms = found.filter(({ id }) => id === 'co-terms');
    const errors = [...found.filter(({ id }) => id !== 'co-terms'), ...card, ...terms];
    return (
      <FormErrorSummary
        title={t('summary.title', { count: errors.length })}
        errors={model.form.attempt > 0 ? errors : []}
        attempt={model.form.attempt}
      />
    );
  },
);

/** Shows for as long as the device is offline, anywhere on the page. */
const OfflineNote = (): ReactElement | null => {
  const { t } = useTranslation();
  if (!useOffline()) return null;
  return (
    <Note
      icon={wifiOffIcon}
      tone="warn"
      role="alert"
      className={styles.offline}
      title={t('checkout.offline')}
    >
      <p className="text-sm">{t('checkout.offlineText')}</p>
    </Note>
  );
};

const TITLES = {
  product: 'checkout.title',
  payType: 'pay.title',
  selectCard: 'pay.which',
  addCard: 'cards.add',
} as const;

/** The heading of the step; a sub-page links back to the main page. */
const StepHeading = memo(({ step }: { readonly step: CheckoutStep | undefined }): ReactElement => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = step?.page ?? 'product';
  const first = useRef(page);
  useEffect(() => {
    // Steps of one checkout are one screen, so nothing else scrolls and focuses here.
    if (first.current === page) return;
    first.current = page;
    scrollTo(0, 0);
    moveFocus(heading.current, { preventScroll: true });
  }, [page]);
  return (
    <div>
      {step && page !== 'product' && (
        <AppLink to={step.href('product')} className={styles.back}>
          <Icon d={chevronLeftIcon} size="s" />
          <span>{t('checkout.back')}</span>
        </AppLink>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {t(TITLES[page])}
      </h1>
    </div>
  );
});

const CheckoutProgress = memo((): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.progress}>
      <Steps
        label={t('steps.label')}
        items={[
          { label: t('steps.choose') },
          { label: t('steps.pay') },
          { label: t('steps.voucher') },
        ]}
        current={1}
        doneWord={t('steps.done')}
      />
    </div>
  );
});

/**
 * The checkout on one page: details, method, discounts and button. Sub-pages show a part of it.
 * Each part is drawn only when it changes.
 */
export const CheckoutForm = ({
  order,
  step,
  saved,
  onEnd,
}: {
  readonly order: Order;
  readonly step: CheckoutStep | undefined;
  readonly saved: SavedPeople;
  readonly onEnd: () => void;
}): ReactElement => {
  const { navigation } = usePlatform();
  const element = useRef<PaymentElementHandle>(null);
  const contact = useContact(order, saved);
  const discounts = useDiscounts(order);
  const methods = usePaymentMethods(order, step?.page === 'addCard');
  const isMainStep = step === undefined || step.page === 'product';
  // The button is drawn busy before the page changes.
  const [leaving, leave] = usePressed(false, () => step && navigation.go(step.href('product')));
  const showDetails = (): void => {
    if (!isMainStep) leave(true);
  };
  const payment = usePayment({
    order,
    contact,
    discounts,
    confirmBody: () => confirmBody({ order, contact, discounts }),
    methods,
    element,
    offersCardsOnly: offersCardsOnly(step),
    showDetails,
  });
  const busy = payment.busy || leaving;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <CheckoutProgress />
        <StepHeading step={step} />
        {payment.error?.kind !== 'unreached' && <OfflineNote />}
        <ReservationTimer order={order} onEnd={onEnd} />
        {(payment.pendingAttempt ?? payment.isUnknown) && !payment.error && !payment.busy && (
          <UnfinishedPaymentNotice attempt={payment.pendingAttempt} total={discounts.sum.payment} />
        )}
        {isMainStep && <ContactErrorSummary model={contact} cardMissing={payment.cardMissing} />}
        <PaymentErrorNotice
          payment={payment}
          total={discounts.sum.payment}
          step={step}
          coinsHolder={discounts.coinsHolder?.orderNo}
        />
        {isMainStep && <ContactForm model={contact} saved={saved} order={order} />}
        <PaymentMethods
          model={methods}
          element={element}
          step={step}
          amount={discounts.sum.payment}
          currency={order.currency}
          express={payment.express}
        />
        {isMainStep && !order.changeOf && <Discounts model={discounts} orderNo={order.orderNo} />}
        {isMainStep && <Terms model={contact} />}
      </div>
      <OrderSummary order={order} discounts={discounts} busy={busy} onPay={payment.pay} />
      <PayBar
        holdExpiresAt={order.holdExpiresAt}
        cents={discounts.sum.payment}
        busy={busy}
        onPay={payment.pay}
      />
    </div>
  );
};
