import { links } from '@tapnook/contracts';
import type { ProductCard } from '@tapnook/contracts/api';
import { usePlatform } from '@tapnook/platform';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { carryPicture } from './picture-transition.ts';
import { notePressed } from './pressed-card.ts';
import styles from './pressable.module.css';

const plain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Around a card: a press notes what the card knows, and carries its picture over to the page. */
export const Pressable = ({ card, children }: { readonly card: ProductCard; readonly children: ReactNode }): ReactElement => {
  const { navigation } = usePlatform();
  const press = (event: MouseEvent<HTMLDivElement>): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a') || !plain(event)) return;
    notePressed(card);
    const picture = event.currentTarget.querySelector<HTMLElement>('[data-card-picture]');
    if (!carryPicture(picture, `[data-product="${card.productId}"]`, () => navigation.go(links.product(card)))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.pressable} onClickCapture={press}>
      {children}
    </div>
  );
};
