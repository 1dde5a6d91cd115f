import { links, type Choice } from '@tapnook/contracts';
import { getProduct } from '@tapnook/contracts/calls';
import { AppLink, useCall, useTranslation } from '@tapnook/platform';
import { chevronLeftIcon, Icon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from '../../shared/components/checkout.module.css';

/** Names the chosen product while there is no order; nothing while it cannot be read. */
export const BackToProduct = ({
  productId,
  choice,
}: {
  readonly productId: string;
  readonly choice: Choice;
}): ReactElement => {
  const { text } = useTranslation();
  const { data } = useCall(
    getProduct,
    { params: { productRoute: productId } },
    { handledErrorCodes: 'all', enabled: /^\d+$/.test(productId) },
  );
  return (
    <div className={styles.chosen}>
      {data && (
        <AppLink to={links.product(data, choice)} className={styles.back}>
          <Icon d={chevronLeftIcon} size="s" />
          <span>{text(data.productName)}</span>
        </AppLink>
      )}
    </div>
  );
};
