import { listCards } from '@tapnook/contracts/calls';
import { hongKongDay } from '@tapnook/kernel';
import { UiLink, useCall, usePlatform, useTranslation, type CallData } from '@tapnook/platform';
import {
  ButtonLink,
  Panel,
  RadioCardGroup,
  Skeleton,
  Switch,
  Tag,
  usePressed,
  type RadioCardOption,
} from '@tapnook/ui';
import { memo, useEffect, useMemo, type ReactElement, type Ref } from 'react';
import {
  PaymentElement,
  type PaymentElementHandle,
} from '../../shared/components/payment-element/payment-element.tsx';
import { PaymentLogo } from '../../shared/components/payment-logo.tsx';
import { RemoveCard } from '../../shared/components/remove-card.tsx';
import type { CheckoutStep } from '../../shared/model/checkout-step.ts';
import { brandName } from '../../shared/model/order-lines.ts';
import type { Order, PayMethod } from '../../shared/model/order.ts';
import { useOrderPreference } from '../../shared/storage/draft-storage.ts';
import { ExpressCheckout } from './express-checkout.tsx';
import type { PaymentModel } from './use-payment.ts';
import styles from '../../shared/components/checkout.module.css';

export const NEW_CARD = 'new-card';
export interface PaymentMethodsModel {
  /**
   * A saved card's id, {@link NEW_CARD}, `alipay_hk` or `wechat_pay_hk`; empty when the chosen card
   * is gone, undefined until the cards are loaded.
   */
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
  readonly saveCard: boolean;
  readonly setSaveCard: (save: boolean) => void;
  readonly cards: readonly PayCard[] | undefined;
}
interface PayCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiry: string;
  readonly expired: boolean;
  readonly isDefault: boolean;
}

/** The payment method of an option, as the API takes it. */
export const methodOfOption = (
  value: string,
): { readonly method: PayMethod; readonly savedCard: string | undefined } =>
  value === 'alipay_hk' || value === 'wechat_pay_hk'
    ? { method: value, savedCard: undefined }
    : { method: 'card', savedCard: value === NEW_CARD ? undefined : value };

const toPayCard = (card: CallData<'listCards'>['data'][number], month: string): PayCard => {
  const paddedMonth = String(card.expireMonth).padStart(2, '0');
  return {
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    expiry: `${paddedMonth}/${String(card.expireYear).slice(-2)}`,
    expired: `${card.expireYear}-${paddedMonth}` < month,
    isDefault: card.isDefault,
  };
};

/**
 * The chosen method while usable, and none in place of a removed card. Without a choice: the
 * default card, else any other, else a new one.
 */
const selectedMethod = (cards: readonly PayCard[], chosen: string | null): string => {
  const usable = cards.filter(({ expired }) => !expired);
  if (chosen !== null)
    return ['alipay_hk', 'wechat_pay_hk', NEW_CARD].includes(chosen) ||
      usable.some(({ id }) => id === chosen)
      ? chosen
      : '';
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? NEW_CARD;
};

/** The payment method, stored per order. Opening "add a card" selects a new card. */
export const usePaymentMethods = (order: Order, isAddingCard: boolean): PaymentMethodsModel => {
  const { now } = usePlatform();
  const found = useCall(
    listCards,
    {},
    { handledErrorCodes: ['10405', '10500', '10503', 'network'], refreshOnReturn: true },
  );
  const [chosen, choose] = useOrderPreference<string | null>(order, 'method', () => null);
  useEffect(() => {
    if (isAddingCard) choose(NEW_CARD);
  }, [isAddingCard, choose]);
  // Off until somebody switches it on: keeping a card is the shopper's own wish.
  const [saveCard, setSaveCard] = useOrderPreference<boolean>(order, 'save-card', () => false);
  const month = hongKongDay(now()).slice(0, 7);
  const { isPending, data } = found;
  return useMemo(() => {
    const cards = isPending ? undefined : (data?.data ?? []).map((card) => toPayCard(card, month));
    return { value: cards && selectedMethod(cards, chosen), choose, saveCard, setSaveCard, cards };
  }, [isPending, data, month, chosen, choose, saveCard, setSaveCard]);
};

/** More cards than this are shown on a sub-page. */
const MAX_CARDS = 3;
const visibleCards = (
  { cards = [], value }: Pick<PaymentMethodsModel, 'cards' | 'value'>,
  isMainStep: boolean,
): readonly PayCard[] =>
  isMainStep && cards.length > MAX_CARDS
    ? cards.filter((card, index) => index < MAX_CARDS || card.id === value)
    : cards;

/** What is to be paid. */
interface Sum {
  /** Cents. */
  readonly amount: number;
  readonly currency: Order['currency'];
}

/** Memoised, so that only the options that a press changes are redrawn. */
const useMethodOptions = (
  { cards, value, saveCard, setSaveCard }: PaymentMethodsModel,
  element: Ref<PaymentElementHandle>,
  step: CheckoutStep | undefined,
  { amount, currency }: Sum,
): readonly RadioCardOption[] => {
  const { t } = useTranslation();
  const isMainStep = step?.page === 'product';
  const cardsOnly = offersCardsOnly(step);
  const shown = useMemo(
    () => visibleCards({ cards, value }, isMainStep),
    [cards, value, isMainStep],
  );
  return useMemo(() => {
    const titled = (kind: string, name: string): ReactElement => (
      <>
        <PaymentLogo kind={kind} />
        <span className="tabular">{name}</span>
      </>
    );
    const first = shown.length === 0;
    const newCard: RadioCardOption = {
      value: NEW_CARD,
      title: titled('new', t(first ? 'pay.card' : 'pay.otherCard')),
      children: (
        <div className={styles.newCard}>
          <PaymentElement
            ref={element}
            terms={{ amount, currency, keepCard: saveCard, authorizeOnly: false }}
          />
          <Switch
            label={t('pay.keep')}
            hint={t('pay.keepHint')}
            checked={saveCard}
            onChange={setSaveCard}
          />
        </div>
      ),
    };
    return [
      ...shown.map((card) => ({
        value: card.id,
        title: (
          <>
            <PaymentLogo kind={card.brand} />
            <span className="tabular">
              <span className="visually-hidden">
                <span>{brandName(card.brand)}</span>{' '}
              </span>
              •••• <span>{card.last4}</span>
            </span>
          </>
        ),
        detail: card.expired ? (
          <span className={styles.expired}>{t('pay.expired', { date: card.expiry })}</span>
        ) : (
          t('pay.expires', { date: card.expiry })
        ),
        price:
          card.isDefault && !card.expired ? <Tag tone="brand">{t('pay.default')}</Tag> : undefined,
        action: card.expired ? <RemoveCard card={card} /> : undefined,
        unavailable: card.expired,
      })),
      ...(first ? [newCard] : []),
      ...(cardsOnly
        ? []
        : [
            { value: 'alipay_hk', title: titled('alipay_hk', 'AlipayHK') },
            { value: 'wechat_pay_hk', title: titled('wechat_pay_hk', 'WeChat Pay HK') },
          ]),
      ...(first ? [] : [newCard]),
    ];
  }, [t, shown, cardsOnly, saveCard, setSaveCard, element, amount, currency]);
};

/** The sub-pages for cards offer cards only. */
export const offersCardsOnly = (step: CheckoutStep | undefined): boolean =>
  step?.page === 'selectCard' || step?.page === 'addCard';

/** The choice of payment methods. A sub-page has it in its own heading. */
export const PaymentMethods = memo(
  ({
    model,
    element,
    step,
    amount,
    currency,
    express,
  }: Sum &
    Pick<PaymentModel, 'express'> & {
      readonly model: PaymentMethodsModel;
      readonly element: Ref<PaymentElementHandle>;
      readonly step: CheckoutStep | undefined;
    }): ReactElement => {
    const { t } = useTranslation();
    const options = useMethodOptions(model, element, step, { amount, currency });
    const [value, choose] = usePressed(
      model.value,
      (next) => next !== undefined && model.choose(next),
    );
    const legend = t(offersCardsOnly(step) ? 'pay.which' : 'pay.title');
    const isMainStep = step === undefined || step.page === 'product';
    const hidden =
      step?.page === 'product' ? (model.cards ?? []).length - visibleCards(model, true).length : 0;
    return (
      <Panel
        title={isMainStep ? legend : undefined}
        look={isMainStep ? 'plain' : 'bare'}
        id="co-pay"
        actions={
          hidden > 0 && step ? (
            <ButtonLink as={UiLink} tone="ghost" size="s" href={step.href('selectCard')}>
              {t('pay.moreCards', { count: hidden })}
            </ButtonLink>
          ) : undefined
        }
      >
        {!offersCardsOnly(step) && (
          <ExpressCheckout amount={amount} currency={currency} payment={express} />
        )}
        {model.cards ? (
          <RadioCardGroup
            legend={legend}
            hideLegend
            joined
            options={options}
            value={value}
            onChange={choose}
            className={styles.methods}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </Panel>
    );
  },
);
