import { links } from '@tapnook/contracts';
import { COINS_TO_EXCEED, DEFAULT_REWARD_RATIO, REVIEW_REWARD } from '@tapnook/kernel';
import { defineSlot, UiLink, useWords } from '@tapnook/platform';
import { ButtonLink, CoinMark } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './coin-banner.module.css';

const CoinBanner = (): ReactElement => {
  const { t } = useWords();
  return (
    <section className={styles.band}>
      <div className={styles.words}>
        <h2>{t('banner.title')}</h2>
        <p>{t('banner.text', { ratio: DEFAULT_REWARD_RATIO, most: REVIEW_REWARD.most, exceed: COINS_TO_EXCEED })}</p>
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

/** The band on the home page about coins; its figures are the rules' own (part 3, "Money, coins, codes"). */
export const slot = defineSlot<Record<string, never>>({ Component: CoinBanner });
