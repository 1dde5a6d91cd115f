import { links, type Locale } from '@tapnook/contracts';
import type { ProductCard as Card } from '@tapnook/contracts/api';
import {
  formatScore,
  formatShortDay,
  groupDigits,
  hongKongDay,
  shelfPrice,
  type ShelfPrices,
} from '@tapnook/kernel';
import { useWishlist, UiLink, useClock, useTranslation } from '@tapnook/platform';
import {
  Countdown,
  heartIcon,
  IconButton,
  Ribbon,
  Picture,
  Price,
  ProductCardFrame,
  Score,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { cardBadge } from '../model/card-badge.ts';
import { CardTransition } from './card-transition.tsx';

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

/** "From" stands before the figures, 起 after them. */
export const fromLabel = (
  locale: Locale,
  word: string | undefined,
): { readonly before?: string; readonly after?: string } => {
  if (word === undefined) return {};
  return locale === 'zh-HK' ? { after: word } : { before: word };
};

/** What a card costs at the least: the old price struck after it, "From" where others cost more. */
export const CardPrice = ({ card }: { readonly card: ShelfPrices }): ReactElement => {
  const { t, locale } = useTranslation();
  const { amount, was, from } = shelfPrice(card);
  return (
    <Price
      amount={amount}
      was={was}
      wasWord={t('card.was')}
      {...fromLabel(locale, from ? t('card.from') : undefined)}
    />
  );
};

/** Stars and their number; nothing before the first review. */
export const CardScore = ({
  score,
  count,
}: {
  readonly score: number | null;
  readonly count: number;
}): ReactElement | null => {
  const { t } = useTranslation();
  if (score === null) return null;
  return (
    <Score
      value={formatScore(score)}
      count={`(${groupDigits(count)})`}
      label={t('card.score', { score: formatScore(score), reviews: groupDigits(count) })}
    />
  );
};

const CardBadge = ({ card }: { readonly card: Card }): ReactElement | null => {
  const { t, text, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const nook = cardBadge(card, now);
  if (!nook) return null;
  if (nook.kind === 'sold-out') return <Ribbon mark="none">{t('card.soldOut')}</Ribbon>;
  if (nook.kind === 'soon')
    return (
      <Ribbon mark="none">
        {t('card.opens', { day: formatShortDay(hongKongDay(Date.parse(nook.at)), locale) })}
      </Ribbon>
    );
  if (nook.kind === 'few') return <Ribbon tone="hot">{t('card.few', { count: nook.left })}</Ribbon>;
  if (nook.kind === 'mark')
    return (
      <Ribbon tone={nook.tone} mark={nook.tone === 'coin' ? 'coin' : 'dot'}>
        {text(card.angleMark?.name)}
      </Ribbon>
    );
  return (
    <Ribbon tone="hot" mark="clock" label={t('card.ends')}>
      <Countdown
        endsAt={nook.at}
        offsetMs={offsetMs}
        initialNow={now}
        locale={locale}
        label={t('card.ends')}
      />
    </Ribbon>
  );
};

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

/** How wide a card's picture is shown; what is preloaded says the same. */
export const CARD_SIZES = '(min-width: 1024px) 300px, (min-width: 768px) 33vw, 50vw';

export interface ProductCardProps {
  readonly card: Card;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The large one of a feature, with its selling point. */
  readonly big?: boolean;
  readonly priority?: boolean;
  readonly sizes?: string;
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
            maxWidth={big ? 1280 : 960}
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
