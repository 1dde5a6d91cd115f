import { links } from '@tapnook/contracts';
import { listFavourites } from '@tapnook/contracts/calls';
import { formatScore, groupDigits, shelfPrice } from '@tapnook/kernel';
import { useCall, useWishlist, type CallResult, UiLink, useTranslation } from '@tapnook/platform';
import {
  ButtonLink,
  CardGrid,
  EmptyState,
  heartIcon,
  IconButton,
  Picture,
  Price,
  ProductCardFrame,
  Score,
  SkeletonGrid,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';

type Product = CallResult<typeof listFavourites>['products'][number];

const ProductPrice = ({ product }: { readonly product: Product }): ReactElement => {
  const { t } = useTranslation();
  const { amount, usd, was, from } = shelfPrice(product);
  return (
    <Price
      amount={amount}
      usd={usd}
      was={was}
      wasWord={t('saved.was')}
      before={(from && t('saved.from')) || undefined}
      after={(from && t('saved.fromAfter')) || undefined}
    />
  );
};

const WishlistCard = ({ product }: { readonly product: Product }): ReactElement => {
  const { t, text } = useTranslation();
  const { saved, toggle } = useWishlist(product.productId);
  const name = text(product.productName);
  const score = product.overallScore;
  return (
    <ProductCardFrame
      href={links.product(product)}
      as={UiLink}
      title={name}
      soldOut={product.soldOut || product.isAutoSoldOut}
      picture={
        <Picture
          src={product.productImages[0] ?? ''}
          alt=""
          width={960}
          height={720}
          ratio="fill"
          sizes="(min-width: 1024px) 300px, 50vw"
          maxWidth={960}
        />
      }
      save={
        <IconButton
          look="art"
          icon={heartIcon}
          label={t('saved.save', { name })}
          pressed={saved}
          onClick={toggle}
        />
      }
      place={text(product.districtName) || undefined}
      score={
        score === null ? undefined : (
          <Score
            value={formatScore(score)}
            count={`(${groupDigits(product.reviewCount)})`}
            label={t('saved.score', {
              score: formatScore(score),
              reviews: groupDigits(product.reviewCount),
            })}
          />
        )
      }
      price={<ProductPrice product={product} />}
    />
  );
};

/** All saved products. Removing one here leaves its card, so that it can be saved again. */
export const Wishlist = (): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(
    listFavourites,
    {},
    { handledErrorCodes: SECTION_ERROR_CODES, staleTime: 0 },
  );
  if (query.isPending) return <SkeletonGrid count={6} label={t('section.loading')} columns={3} />;
  return (
    <QuerySection query={query}>
      {({ products }) =>
        products.length === 0 ? (
          <EmptyState
            title={t('saved.empty')}
            text={t('saved.emptyText')}
            action={
              <ButtonLink as={UiLink} href={links.search()}>
                {t('saved.explore')}
              </ButtonLink>
            }
          />
        ) : (
          <CardGrid columns={3} label={t('profile.saved')}>
            {products.map((product) => (
              <WishlistCard key={product.productId} product={product} />
            ))}
          </CardGrid>
        )
      }
    </QuerySection>
  );
};
