import { links } from '@tapnook/contracts';
import type { ProductCard as Card } from '@tapnook/contracts/api';
import { formatShortDay } from '@tapnook/kernel';
import { UiLink, useClock, useTranslation } from '@tapnook/platform';
import { Picture, ProductCardFrame } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CardBadge } from './card-badge.tsx';
import { CardPrice } from './card-price.tsx';
import { CardScore } from './card-score.tsx';
import { CardTransition } from './card-transition.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** The next day that is free; nothing for what needs no day, is gone or not yet on sale. */
const NextDay = ({ card }: { readonly card: Card }): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { now } = useClock();
  if (
    !card.nextAvailableDay ||
    card.soldOut ||
    card.isAutoSoldOut ||
    (card.startSellTime !== null && Date.parse(card.startSellTime) > now)
  )
    return null;
  return (
    <p className="text-sm text-muted">
      {t('card.next', { day: formatShortDay(card.nextAvailableDay, locale) })}
    </p>
  );
};

/**
 * How wide a card's picture is shown, on phones half of what is between the page's gutters; what is
 * preloaded says the same.
 */
export const CARD_SIZES = '(min-width: 1024px) 300px, (min-width: 768px) 33vw, calc(50vw - 24px)';
/** Pixels; as above. */
export const CARD_MAX_WIDTH = 960;
/** So many cards of a list's first row have their pictures fetched before anything else. */
export const FIRST_ROW = 3;

export interface ProductCardProps {
  readonly card: Card;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The large one of a feature, with its selling point. */
  readonly big?: boolean;
  readonly priority?: boolean;
  readonly sizes?: string | undefined;
  /** The picture to show; the card's first when absent. */
  readonly picture?: string | undefined;
  /** Says the next day that is free. */
  readonly nextDay?: boolean | undefined;
}

/** A product on a shelf: one link, one heart, at most one thing in the nook. */
export const ProductCard = ({
  card,
  headingLevel,
  big,
  priority,
  sizes = CARD_SIZES,
  picture = card.productImages[0],
  nextDay = false,
}: ProductCardProps): ReactElement => {
  const { text } = useTranslation();
  return (
    <CardTransition card={card}>
      <ProductCardFrame
        href={links.product(card)}
        as={UiLink}
        title={text(card.productName)}
        headingLevel={headingLevel}
        big={big}
        soldOut={card.soldOut || card.isAutoSoldOut}
        picture={
          <Picture
            src={picture ?? ''}
            alt=""
            width={960}
            height={720}
            ratio="fill"
            sizes={sizes}
            priority={priority}
            maxWidth={big ? 1280 : CARD_MAX_WIDTH}
          />
        }
        nook={<CardBadge card={card} />}
        save={<WishlistButton productId={card.productId} name={text(card.productName)} />}
        place={text(card.districtName) || undefined}
        score={
          card.overallScore === null ? undefined : (
            <CardScore score={card.overallScore} count={card.reviewCount} />
          )
        }
        price={<CardPrice card={card} />}
        extra={
          big ? (
            <p className="text-sm text-muted">{text(card.sellingPoint)}</p>
          ) : (
            nextDay && <NextDay card={card} />
          )
        }
      />
    </CardTransition>
  );
};
