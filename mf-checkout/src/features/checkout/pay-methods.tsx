import { listCards } from '@tapnook/contracts/calls';
import { hongKongDay } from '@tapnook/kernel';
import { useCall, usePlatform, useWords } from '@tapnook/platform';
import { Panel, RadioCardGroup, Skeleton, Switch, Tag, type RadioCardOption } from '@tapnook/ui';
import type { ReactElement, Ref } from 'react';
import { useKept } from '../../counter/kept.ts';
import { brandName } from '../../counter/order-lines.ts';
import type { PayMethod } from '../../counter/order.ts';
import { CardFrame, type CardFrameHandle } from '../../counter/card-frame/card-frame.tsx';
import styles from './checkout.module.css';
import { PayMark } from '../../counter/pay-mark.tsx';

export const NEW_CARD = 'new-card';
export interface MethodsModel {
  /** A saved card's id, {@link NEW_CARD}, `alipay_hk` or `wechat_pay_hk`; undefined until the cards are here. */
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

/** What the chosen entry means for the pay call. */
export const methodOf = (value: string): { readonly method: PayMethod; readonly savedCard: string | undefined } =>
  value === 'alipay_hk' || value === 'wechat_pay_hk' ? { method: value, savedCard: undefined } : { method: 'card', savedCard: value === NEW_CARD ? undefined : value };

/** Which way to pay: the default card first, else a new one; kept for this order. `step` is the checkout's sub-page. */
export const useMethods = (orderNo: string, step: string | null): MethodsModel => {
  const { now } = usePlatform();
  const found = useCall(listCards, {}, { handles: ['10405', '10500', '10503', 'network'] });
  const [chosen, choose] = useKept<string | null>(`method.${orderNo}`, () => (step === 'addCard' ? NEW_CARD : null));
  const [saveCard, setSaveCard] = useKept<boolean>(`save-card.${orderNo}`, () => true);
  const month = hongKongDay(new Date(now()).toISOString()).slice(0, 7);
  const cards = found.isPending ? undefined : (found.data?.data ?? []).map((card) => {
    const two = String(card.expireMonth).padStart(2, '0');
    return { id: card.id, brand: card.brand, last4: card.last4, expiry: `${two}/${String(card.expireYear).slice(-2)}`, expired: `${card.expireYear}-${two}` < month, isDefault: card.isDefault };
  });
  const usable = (value: string | null): boolean => value !== null && (['alipay_hk', 'wechat_pay_hk', NEW_CARD].includes(value) || (cards ?? []).some((card) => card.id === value && !card.expired));
  const first = cards && ((cards.find((card) => card.isDefault && !card.expired) ?? cards.find((card) => !card.expired))?.id ?? NEW_CARD);
  return { value: cards ? (usable(chosen) ? (chosen ?? undefined) : first) : undefined, choose, saveCard, setSaveCard, cards };
};

const useOptions = (model: MethodsModel, frame: Ref<CardFrameHandle>): readonly RadioCardOption[] => {
  const { t } = useWords();
  const titled = (kind: string, name: string): ReactElement => <><PayMark kind={kind} /><span className="num">{name}</span></>;
  const first = !model.cards?.length;
  const newCard: RadioCardOption = {
    value: NEW_CARD,
    title: titled('new', t(first ? 'pay.card' : 'pay.otherCard')),
    children: (
      <div className={styles.newCard}>
        <CardFrame ref={frame} />
        <Switch label={t('pay.keep')} hint={t('pay.keepHint')} checked={model.saveCard} onChange={model.setSaveCard} />
      </div>
    ),
  };
  return [
    ...(model.cards ?? []).map((card) => ({
      value: card.id,
      title: <><PayMark kind={card.brand} /><span className="num"><span className="sr">{brandName(card.brand)} </span>•••• {card.last4}</span></>,
      detail: t(card.expired ? 'pay.expired' : 'pay.expires', { date: card.expiry }),
      price: card.isDefault ? <Tag tone="brand">{t('pay.default')}</Tag> : undefined,
      unavailable: card.expired,
    })),
    ...(first ? [newCard] : []),
    { value: 'alipay_hk', title: titled('alipay_hk', 'AlipayHK') },
    { value: 'wechat_pay_hk', title: titled('wechat_pay_hk', 'WeChat Pay HK') },
    ...(first ? [] : [newCard]),
  ];
};

/** How the shopper would like to pay. */
export const PayMethods = ({ model, frame }: { readonly model: MethodsModel; readonly frame: Ref<CardFrameHandle> }): ReactElement => {
  const { t } = useWords();
  const options = useOptions(model, frame);
  return (
    <Panel title={t('pay.title')} id="co-pay">
      {model.cards ? <RadioCardGroup legend={t('pay.title')} hideLegend joined options={options} value={model.value} onChange={model.choose} className={styles.methods} /> : <Skeleton shape="block" />}
    </Panel>
  );
};
