import { links } from '@tapnook/contracts';
import { getCoinBanner } from '@tapnook/contracts/calls';
import { COINS_TO_EXCEED, DEFAULT_REWARD_RATIO, REVIEW_REWARD } from '@tapnook/kernel';
import { callQuery, defineSlot, UiLink, useCall, useTranslation } from '@tapnook/platform';
import { ButtonLink, CoinMark } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './coin-banner.module.css';

const CoinBanner = (): ReactElement => {
  const { t, text } = useTranslation();
  const { data: banner } = useCall(getCoinBanner, {}, { handledErrorCodes: 'all' });
  return (
    <section className={styles.band}>
      <div className={styles.words}>
        <h2>{banner ? text(banner.moduleName) : t('banner.title')}</h2>
        <p>
          {banner?.description
            ? text(banner.description)
            : t('banner.text', {
                ratio: DEFAULT_REWARD_RATIO,
                most: REVIEW_REWARD.most,
                exceed: COINS_TO_EXCEED,
              })}
        </p>
        <ButtonLink className={styles.link} as={UiLink} href={links.aboutCoins()}>
          {t('banner.link')}
        </ButtonLink>
      </div>
      <div className={styles.coins} aria-hidden="true">
        <CoinMark size="l" />
        <CoinMark size="l" />
        <CoinMark size="l" />
      </div>
    </section>
  );
};

/**
 * The band on the home page about coins, in the editors' words (`getCoinBanner`); while those are
 * not known, in the rules' own (part 3, "Money, coins, codes"). It leads to how coins work, and its
 * picture is the coin itself.
 */
export const slot = defineSlot<Record<string, never>>({
  Component: CoinBanner,
  load: ({ platform }) =>
    platform.queryClient.prefetchQuery(
      callQuery(platform.http, getCoinBanner, {}, { handledErrorCodes: 'all' }),
    ),
});
