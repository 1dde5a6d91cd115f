import { useTranslation } from '@tapnook/platform';
import { Panel } from '@tapnook/ui';
import { memo, type ReactElement } from 'react';
import { CoinRedemption } from './coin-redemption.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import type { DiscountsModel } from './use-discounts.ts';

/** Coins and discount code, each with the reason when it cannot be used. */
export const Discounts = memo(
  ({
    model,
    orderNo,
  }: {
    readonly model: DiscountsModel;
    readonly orderNo: string;
  }): ReactElement => {
    const { t } = useTranslation();
    return (
      <Panel title={t('save.title')}>
        {model.coinsHeld !== undefined && <CoinRedemption model={model} />}
        <CouponForm model={model} />
        <CouponOffers model={model} orderNo={orderNo} />
      </Panel>
    );
  },
);
