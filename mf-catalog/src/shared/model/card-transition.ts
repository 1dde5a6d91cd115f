import type { ProductCard } from '@tapnook/contracts/api';

let pressed: ProductCard | undefined;

/** Notes the card that was pressed, so that its page can show at once what the card knows. */
export const rememberOpenedCard = (card: ProductCard): void => {
  pressed = card;
};

/** The pressed card, when it is the one whose page is asked for by route or id. */
export const openedCard = (routeOrId: string): ProductCard | undefined =>
  pressed && (pressed.productRoute === routeOrId || pressed.productId === routeOrId)
    ? pressed
    : undefined;
