import { links, readChoice } from '@tapnook/contracts';
import { defineScreen, UiLink, useWords } from '@tapnook/platform';
import { Button, ButtonLink, ErrorState } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CheckoutSkeleton, PayableOrder } from '../../features/checkout/payable-order.tsx';
import { placeOf } from '../../features/checkout/checkout-place.ts';
import { useHeldOrder } from '../../features/checkout/use-held-order.ts';

/** Refusals after which the choice itself has to change; all others may pass by themselves. */
const CHOICE_FAULTS = new Set(['20602', '20617', '20618', '20623', '20631', '20714', '20715', '10102']);

const Checkout = (): ReactElement => {
  const { t, text } = useWords();
  const { id = '', type, limit } = useParams();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const held = useHeldOrder(id, limit === 'limited', choice);
  if (held.state === 'making') return <CheckoutSkeleton />;
  if (held.state === 'held') return <PayableOrder orderNo={held.orderNo} place={placeOf(id, type, limit === 'limited', choice)} again={() => held.again(true)} />;
  const { failure } = held;
  const limits = failure?.data as { readonly buyLimit?: number; readonly bought?: number } | null | undefined;
  const product = links.product({ productId: id }, choice);
  if (!failure || CHOICE_FAULTS.has(failure.code)) {
    return (
      <ErrorState
        level={1} title={failure ? text(failure.text) : t('refusedChoice.title')} text={limits?.bought ? t('refusedChoice.bought', { limit: limits.buyLimit, bought: limits.bought }) : t('refusedChoice.text')}
        action={<ButtonLink as={UiLink} href={failure?.code === '20714' ? links.search() : product}>{t(failure?.code === '20714' ? 'refusedChoice.search' : 'refusedChoice.product')}</ButtonLink>}
      />
    );
  }
  const changed = failure.code === '20624';
  return (
    <ErrorState level={1} title={text(failure.text)} text={t(changed ? 'refusedChoice.price' : 'refusedChoice.later')} action={<Button onClick={() => held.again(changed)}>{t(changed ? 'refusedChoice.goOn' : 'state.retry')}</Button>}>
      <ButtonLink as={UiLink} tone="ghost" href={product}>{t('refusedChoice.product')}</ButtonLink>
    </ErrorState>
  );
};

const Page = (): ReactElement => (
  <div className="wrap" data-screen="checkout">
    <Checkout />
  </div>
);

/** `/checkout/:id/:type/:limit?`: holds what was chosen, at once, and pays for it. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.checkout'), noIndex: true }),
});
