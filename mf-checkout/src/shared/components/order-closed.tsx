import { links } from '@tapnook/contracts';
import { UiLink, useSession, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink } from '@tapnook/ui';
import { useEffect, type ReactElement } from 'react';
import { endedText, moneyBack } from '../model/order-closed-message.ts';
import type { Order } from '../model/order.ts';
import { forgetOrder, passOn } from '../storage/draft-storage.ts';
import { Said } from './result-header/result-header.tsx';

/** The half hour is over, the order was given up, or its money goes back: what became of money and coins, and the way back in. */
export const Ended = ({
  order,
  again,
}: {
  readonly order: Order;
  readonly again?: ((total: number) => void) | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { orderNo, productId } = order;
  const back = moneyBack(order);
  useEffect(
    () => (back ? forgetOrder(orderNo) : passOn(user?.userId ?? 'visitor', { orderNo, productId })),
    [back, orderNo, productId, user],
  );
  const title = back
    ? `result.${back}`
    : order.endReason === 'canceled'
      ? 'ended.canceled'
      : 'ended.expired';
  const product = again ? (
    <Button tone="hot" onClick={() => again(order.totalAmount)}>
      {t(back ? 'paid.again' : 'ended.again')}
    </Button>
  ) : (
    <ButtonLink as={UiLink} href={links.product(order)}>
      {t('ended.product')}
    </ButtonLink>
  );
  return (
    <Said
      order={order}
      look={back === 'rejected' ? 'bad' : 'time'}
      title={t(title)}
      text={endedText(t, order)}
    >
      {product}
      <ButtonLink as={UiLink} tone="ghost" href={links.profile('order', order.orderNo)}>
        {t('result.order')}
      </ButtonLink>
    </Said>
  );
};
