import type { ProductCard } from '@tapnook/contracts/api';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { rememberOpenedCard } from '../model/card-transition.ts';
import { animatePicture } from './picture-transition.ts';
import styles from './card-transition.module.css';

const plain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The first picture of a product's page. */
const pictureOn = (productId: string): string => `[data-product="${productId}"] button`;

/** Around a card: a press notes what the card knows, and carries its picture over to the page. */
export const CardTransition = ({
  card,
  children,
}: {
  readonly card: ProductCard;
  readonly children: ReactNode;
}): ReactElement => {
  const press = (event: MouseEvent<HTMLDivElement>): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a') || !plain(event)) return;
    rememberOpenedCard(card);
    animatePicture(
      event.currentTarget.querySelector('[data-card-picture]'),
      pictureOn(card.productId),
    );
  };
  return (
    <div className={styles.card} onClickCapture={press}>
      {children}
    </div>
  );
};
