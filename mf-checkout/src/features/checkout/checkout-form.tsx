import { links } from '@tapnook/contracts';
import { retrieveTransaction } from '@tapnook/contracts/calls';
import { AppLink, useCall, usePlatform, useWords } from '@tapnook/platform';
import { Button, Checkbox, FormErrorSummary, infoIcon, Note, Steps } from '@tapnook/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order, Transaction } from '../../counter/order.ts';
import type { CardFrameHandle } from '../../counter/card-frame/card-frame.tsx';
import { ContactForm } from './contact-form.tsx';
import { FIELD_ORDER } from './contact-rules.ts';
import styles from './checkout.module.css';
import { HoldBand, HoldClock } from './hold-band.tsx';
import { OrderAside, PayBar } from './order-aside.tsx';
import { PayMethods, useMethods } from './pay-methods.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { Savings, useSavings } from './savings.tsx';
import { useContact, type ContactModel, type SavedPeople } from './use-contact.ts';
import { usePayment } from './use-payment.ts';

const Terms = ({ model }: { readonly model: ContactModel }): ReactElement => {
  const { t, text } = useWords();
  return (
    <Checkbox
      id="co-terms" checked={model.terms} error={text(model.shown.terms) || undefined} required onChange={(event) => model.setTerms(event.target.checked)}
      label={<>{t('terms.before')} <AppLink to={links.terms('usage-terms')} className="link" target="_blank">{t('terms.link')}</AppLink>{t('terms.after')}</>}
    />
  );
};

const Summary = ({ model }: { readonly model: ContactModel }): ReactElement => {
  const { t, text } = useWords();
  const errors = FIELD_ORDER.flatMap((field) => {
    const message = model.shown[field];
    return message ? [{ id: `co-${field}`, message: text(message) }] : [];
  });
  return <FormErrorSummary title={t('summary.title', { count: errors.length })} errors={model.attempt > 0 ? errors : []} attempt={model.attempt} />;
};

/** An attempt that was left at the bank or in the wallet and may still go on. */
const LeftOpen = ({ attempt }: { readonly attempt: Transaction }): ReactElement => {
  const { t } = useWords();
  const { navigation } = usePlatform();
  const goOn = (): void => {
    if (attempt.payMethod !== 'card') navigation.go(links.checkoutQrCode(attempt.payMethod, attempt.orderNo));
    else if (attempt.nextAction) navigation.leave(attempt.nextAction.url);
  };
  return (
    <Note icon={infoIcon} tone="info" title={t('open.title')}>
      <p className="sm">{t('open.text')}</p>
      <Button tone="outline" size="s" onClick={goOn}>{t('open.button')}</Button>
    </Note>
  );
};

/** Sub-pages of checkout (part 1, section 2): each opens this page at its place. */
const SUB_PAGES = ['payType', 'selectCard', 'addCard'];
const useSubPage = (step: string | null, ready: boolean): void => {
  useEffect(() => {
    if (ready && step !== null && SUB_PAGES.includes(step)) document.getElementById('co-pay')?.scrollIntoView({ block: 'start' });
  }, [step, ready]);
};

/** The whole purchase on one page: who, how to pay, what to save, and the button. */
export const CheckoutForm = ({ order, saved, onEnd }: { readonly order: Order; readonly saved: SavedPeople; readonly onEnd: () => void }): ReactElement => {
  const { t } = useWords();
  const frame = useRef<CardFrameHandle>(null);
  const contact = useContact(order, saved);
  const savings = useSavings(order);
  const step = useSearchParams()[0].get('step');
  const methods = useMethods(order.orderNo, step);
  useSubPage(step, methods.cards !== undefined);
  const payment = usePayment({ order, contact, savings, methods, frame });
  const open = useCall(retrieveTransaction, { body: { orderNo: order.orderNo } }, { enabled: order.transaction !== null, handles: 'all', staleTime: 0 });
  const left = open.data?.transactionStatus === 'pending' && open.data.nextAction ? open.data : undefined;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Steps label={t('steps.label')} items={[{ label: t('steps.choose') }, { label: t('steps.pay') }, { label: t('steps.voucher') }]} current={1} doneWord={t('steps.done')} />
        <h1>{t('checkout.title')}</h1>
        <HoldBand order={order} onEnd={onEnd} />
        {left && !payment.refused && !payment.busy && <LeftOpen attempt={left} />}
        <Summary model={contact} />
        <RefusalNote refused={payment.refused} count={payment.refusals} />
        <ContactForm model={contact} saved={saved} />
        <PayMethods model={methods} frame={frame} />
        <Savings model={savings} />
        <Terms model={contact} />
      </div>
      <OrderAside order={order} savings={savings} busy={payment.busy} onPay={payment.pay} />
      <PayBar savings={savings} busy={payment.busy} onPay={payment.pay} held={order.holdExpiresAt ? <HoldClock endsAt={order.holdExpiresAt} look="figures" /> : <span />} />
    </div>
  );
};
