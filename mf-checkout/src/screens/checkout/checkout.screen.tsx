import { readChoice, type Choice } from '@tapnook/contracts';
import { defineScreen, useTranslation } from '@tapnook/platform';
import { Button, EmptyState } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useReservation } from '../../features/reservation/use-reservation.ts';
import { useFocusAfterForm } from '../../shared/hooks/use-focus-after-form.ts';
import { checkoutStep } from '../../shared/model/checkout-step.ts';
import { BackToProduct } from './back-to-product.tsx';
import { CheckoutSkeleton, PayableOrder } from './payable-order.tsx';
import { Refused, Unbuyable } from './reservation-error.tsx';

const Held = ({ choice }: { readonly choice: Choice }): ReactElement => {
  const { t } = useTranslation();
  const { id = '', type, limit } = useParams();
  const held = useReservation(id, limit === 'limited', choice);
  useFocusAfterForm(held.state === 'held' ? 'form' : held.state);
  if (held.state === 'making') return <CheckoutSkeleton />;
  if (held.state === 'other')
    return (
      <EmptyState
        level={1}
        title={t('other.title')}
        text={t('other.text')}
        action={
          <Button tone="hot" onClick={held.retry}>
            {t('other.go')}
          </Button>
        }
      />
    );
  if (held.state === 'held')
    return (
      <PayableOrder
        orderNo={held.orderNo}
        place={checkoutStep(id, type, limit === 'limited', choice)}
        again={held.startOver}
      />
    );
  return (
    <>
      <BackToProduct productId={id} choice={choice} />
      <Refused held={held} productId={id} choice={choice} />
    </>
  );
};

/** An address that asks for no number of places holds none: nobody meant "one" by it. */
const Checkout = (): ReactElement => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  if (search.has('qty') && choice.quantity === undefined)
    return (
      <>
        <BackToProduct productId={id} choice={choice} />
        <Unbuyable
          failure={null}
          reason={t('refusedChoice.count')}
          productId={id}
          choice={choice}
        />
      </>
    );
  return <Held choice={choice} />;
};

const Page = (): ReactElement => (
  <div className="container" data-screen="checkout">
    <Checkout />
  </div>
);

/** `/checkout/:id/:type/:limit?`: holds what was chosen, at once, and pays for it. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.checkout'), noIndex: true }),
});
