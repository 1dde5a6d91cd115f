import { links } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';
import { formatDateTime } from '@tapnook/kernel';
import { useClock, UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, Countdown } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CardPrice } from '../../shared/components/card-price.tsx';
import type { Availability } from './availability.ts';
import { NotifyMeForm } from './notify-me-form.tsx';
import styles from './product-unavailable.module.css';

/**
 * In the place of the picker while a product cannot be bought: why, and a way to hear of it. The
 * page stays.
 */
export const ProductUnavailable = ({
  product,
  state,
}: {
  readonly product: Product;
  readonly state: Exclude<Availability, 'on'>;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const { soldOutSetting, startSellTime } = product;
  const category = state === 'sold-out' ? product.historyNavInfo.at(-1) : undefined;
  return (
    <section className={styles.panel} aria-labelledby="off-shelf">
      <h2 id="off-shelf">{t(`product.shelf.${state}`)}</h2>
      {state === 'sold-out' && (
        <p className="text-muted">{text(soldOutSetting?.introducer) || t('product.soldOutText')}</p>
      )}
      {state === 'soon' && <CardPrice card={product} />}
      {state === 'soon' && startSellTime && (
        <p className="text-muted">
          <span>{t('product.soonText', { time: formatDateTime(startSellTime, locale) })}</span>{' '}
          <span>{t('product.startsIn')}</span>{' '}
          <Countdown
            endsAt={startSellTime}
            offsetMs={offsetMs}
            initialNow={now}
            label={t('product.startsIn')}
            locale={locale}
          />
        </p>
      )}
      {state === 'over' ? (
        <p className="text-muted">{t('product.overText')}</p>
      ) : (
        <NotifyMeForm product={product} label={t('product.tellMe')} />
      )}
      {category && (
        <ButtonLink
          as={UiLink}
          href={links.search({ categoryId: category.categoryId })}
          tone="outline"
          size="l"
          block
        >
          {text(soldOutSetting?.buttonText) ||
            t('product.seeCategory', { name: text(category.categoryName) })}
        </ButtonLink>
      )}
      <a className="link" href="#neighbours">
        {t('product.seeNeighbours')}
      </a>
    </section>
  );
};
