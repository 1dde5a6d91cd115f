import { links } from '@tapnook/contracts';
import { listMaybeLike } from '@tapnook/contracts/calls';
import { shelfPrice } from '@tapnook/kernel';
import { UiLink, useCall, useWishlist, useTranslation, type CallData } from '@tapnook/platform';
import { CardGrid, heartIcon, IconButton, Picture, Price, ProductCardFrame } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './result.module.css';

const MAX_CARDS = 3;
type Card = CallData<'listMaybeLike'>[number];

const Tile = ({ card }: { readonly card: Card }): ReactElement => {
  const { t, text, locale } = useTranslation();
  const { saved, toggle } = useWishlist(card.productId);
  const { amount, was, from } = shelfPrice(card);
  return (
    <ProductCardFrame
      href={links.product(card)}
      as={UiLink}
      title={text(card.productName)}
      place={text(card.districtName) || undefined}
      picture={
        <Picture
          src={card.productImages[0] ?? ''}
          alt=""
          width={640}
          height={480}
          ratio="fill"
          sizes="(min-width: 1024px) 260px, (min-width: 768px) 33vw, 50vw"
          maxWidth={640}
        />
      }
      save={
        <IconButton
          look="art"
          icon={heartIcon}
          label={t('more.save')}
          pressed={saved}
          onClick={toggle}
        />
      }
      price={
        <Price
          amount={amount}
          was={was}
          wasWord={t('more.was')}
          {...(from && { [locale === 'zh-HK' ? 'after' : 'before']: t('more.from') })}
        />
      }
    />
  );
};

/** What goes well with what was just bought; nothing at all while there is nothing to show. */
export const NextSteps = ({ productId }: { readonly productId: string }): ReactElement | null => {
  const { t } = useTranslation();
  const { data } = useCall(
    listMaybeLike,
    { body: { productId, pageSize: MAX_CARDS + 1 } },
    { handledErrorCodes: 'all' },
  );
  const cards = (data ?? [])
    .filter((card) => card.productId !== productId && !card.soldOut)
    .slice(0, MAX_CARDS);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="co-more" className={styles.more}>
      <h2 id="co-more">{t('more.title')}</h2>
      <CardGrid columns={3}>
        {cards.map((card) => (
          <Tile key={card.productId} card={card} />
        ))}
      </CardGrid>
    </section>
  );
};
