import { readChoice, type Choice } from '@tapnook/contracts';
import { defineScreen, useTranslation } from '@tapnook/platform';
import { Button, EmptyState, useFocusAfterForm } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useReservation } from '../../features/reservation/use-reservation.ts';
import { checkoutStep } from '../../shared/model/checkout-step.ts';
import { BackToProduct } from './back-to-product.tsx';
import { CheckoutSkeleton, PayableOrder } from './payable-order.tsx';
import { ReservationError, InvalidChoice } from './reservation-error.tsx';

const ReservedCheckout = ({ choice }: { readonly choice: Choice }): ReactElement => {
  const { t } = useTranslation();
  const { id = '', type, limit } = useParams();
  const reservation = useReservation(id, limit === 'limited', choice);
  useFocusAfterForm(reservation.state === 'held' ? 'form' : reservation.state);
  if (reservation.state === 'making') return <CheckoutSkeleton />;
  if (reservation.state === 'other')
    return (
      <EmptyState
        level={1}
        title={t('other.title')}
        text={t('other.text')}
        action={
          <Button tone="hot" onClick={reservation.retry}>
            {t('other.go')}
          </Button>
        }
      />
    );
  if (reservation.state === 'held')
    return (
      <PayableOrder
        orderNo={reservation.orderNo}
        step={checkoutStep(id, type, limit === 'limited', choice)}
        onBuyAgain={reservation.startOver}
      />
    );
  return (
    <>
      <BackToProduct productId={id} choice={choice} />
      <ReservationError reservation={reservation} productId={id} choice={choice} />
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
        <InvalidChoice
          failure={null}
          reason={t('refusedChoice.count')}
          productId={id}
          choice={choice}
        />
      </>
    );
  return <ReservedCheckout choice={choice} />;
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
