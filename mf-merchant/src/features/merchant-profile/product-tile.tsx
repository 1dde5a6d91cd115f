import { links } from '@tapnook/contracts';
import type { ProductCard } from '@tapnook/contracts/api';
import { shelfPrice } from '@tapnook/kernel';
import { useWishlist, UiLink, useTranslation } from '@tapnook/platform';
import { heartIcon, IconButton, Ribbon, Picture, Price, ProductCardFrame } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MerchantScore } from '../../shared/components/merchant-score.tsx';

const LOW_STOCK_QUANTITY = 5;
/** Colour names of the data mapped to tones, so that no raw colour is ever used. */
const TONES: Readonly<Record<string, 'hot' | 'brand' | 'coin'>> = {
  rose: 'hot',
  moss: 'brand',
  amber: 'coin',
};

const TilePrice = ({ card }: { readonly card: ProductCard }): ReactElement => {
  const { t, locale } = useTranslation();
  const { amount, usd, was, from } = shelfPrice(card);
  return (
    <Price
      amount={amount}
      usd={usd}
      was={was}
      wasWord={t('product.was')}
      {...(from && { [locale === 'zh-HK' ? 'after' : 'before']: t('product.from') })}
    />
  );
};

const TileBadge = ({ card }: { readonly card: ProductCard }): ReactElement | null => {
  const { t, text } = useTranslation();
  const { unlimited, remainingQuota } = card.inventory;
  if (card.soldOut || card.isAutoSoldOut)
    return <Ribbon mark="none">{t('product.soldOut')}</Ribbon>;
  if (!unlimited && remainingQuota !== null && remainingQuota <= LOW_STOCK_QUANTITY)
    return <Ribbon tone="hot">{t('product.few', { count: remainingQuota })}</Ribbon>;
  if (!card.angleMark) return null;
  const tone = TONES[card.angleMark.color] ?? 'neutral';
  return (
    <Ribbon tone={tone} mark={tone === 'coin' ? 'coin' : 'dot'}>
      {text(card.angleMark.name)}
    </Ribbon>
  );
};

/** A product card of the merchant: one link, one wishlist button, at most one badge. */
export const ProductTile = ({
  card,
  headingLevel = 3,
}: {
  readonly card: ProductCard;
  readonly headingLevel?: 3 | 4;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { saved, toggle } = useWishlist(card.productId);
  return (
    <ProductCardFrame
      href={links.product(card)}
      as={UiLink}
      title={text(card.productName)}
      headingLevel={headingLevel}
      soldOut={card.soldOut || card.isAutoSoldOut}
      picture={
        <Picture
          src={card.productImages[0] ?? ''}
          alt=""
          width={960}
          height={720}
          ratio="fill"
          sizes="(min-width: 1024px) 260px, (min-width: 768px) 33vw, 50vw"
          maxWidth={960}
        />
      }
      nook={<TileBadge card={card} />}
      save={
        <IconButton
          look="art"
          icon={heartIcon}
          label={t('product.save')}
          pressed={saved}
          onClick={toggle}
        />
      }
      place={text(card.districtName) || undefined}
      score={
        card.overallScore === null ? undefined : (
          <MerchantScore score={card.overallScore} count={card.reviewCount} />
        )
      }
      price={<TilePrice card={card} />}
    />
  );
};
