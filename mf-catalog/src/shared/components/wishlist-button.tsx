import { useWishlist, useTranslation } from '@tapnook/platform';
import { heartIcon, IconButton } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** The heart. It says what is saved only once the browser knows. */
export const WishlistButton = ({
  productId,
  name,
  look = 'art',
}: {
  readonly productId: string;
  readonly name: string;
  readonly look?: 'art' | 'plain' | 'line';
}): ReactElement => {
  const { t } = useTranslation();
  const { saved, toggle } = useWishlist(productId);
  return (
    <IconButton
      look={look}
      icon={heartIcon}
      label={t('card.save', { name })}
      pressed={saved}
      onClick={toggle}
    />
  );
};
