import { links } from '@tapnook/contracts';
import { getPointsAmount } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import { defineScreen, useCall, useSession, UiLink, useTranslation } from '@tapnook/platform';
import { arrowIcon, CoinMark, Icon, Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CoinArc } from '../../features/about/coin-arc.tsx';
import styles from '../../features/about/about.module.css';

const MOMENTS = [
  { key: 'bowls', scene: 'scene-pottery', time: '14:10', earned: true },
  { key: 'tram', scene: 'scene-tram', time: '19:40', earned: true },
  { key: 'ferry', scene: 'scene-harbour', time: '22:05', earned: false },
] as const;
const RULES = ['earn', 'write', 'spend', 'last', 'hold', 'refund'] as const;

/** The balance of the signed-in shopper; visitors get a link to the search. */
const OwnCoins = (): ReactElement => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data } = useCall(
    getPointsAmount,
    {},
    { handledErrorCodes: 'all', enabled: user !== null },
  );
  if (user)
    return (
      <UiLink className={styles.coinButton} href={links.profile('coins')}>
        {data ? t('coins.seeAmount', { amount: groupDigits(data.amount) }) : t('coins.see')}
      </UiLink>
    );
  return (
    <UiLink className={styles.coinButton} href={links.search()}>
      {t('coins.begin')}
    </UiLink>
  );
};

const AboutCoins = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <div className={`container ${styles.heroWrap}`}>
        <section className={styles.coinHero}>
          <div className={styles.heroText}>
            <h1 className="display">{t('coins.title')}</h1>
            <p>{t('coins.text')}</p>
            <div className={styles.heroLinks}>
              <OwnCoins />
              <a href="#rules" className={styles.heroLink}>
                <span>{t('coins.rules')}</span>
                <Icon d={arrowIcon} size="s" />
              </a>
            </div>
          </div>
          <CoinArc label={t('coins.arc')} />
        </section>
      </div>
      <section className={`container ${styles.section}`}>
        <h2>{t('coins.saturday')}</h2>
        <p className="text-muted">{t('coins.saturdayText')}</p>
        <div className={styles.moments}>
          {MOMENTS.map(({ key, scene, time, earned }) => (
            <article key={key} className={styles.moment} data-spent={!earned || undefined}>
              <div className={styles.momentPicture}>
                <Picture
                  src={`/api/media/${scene}`}
                  alt=""
                  width={960}
                  height={720}
                  ratio="fill"
                  sizes="(min-width: 768px) 33vw, 100vw"
                />
              </div>
              <div className={styles.momentText}>
                <time className="tabular">{time}</time>
                <h3>{t(`coins.${key}.title`)}</h3>
                <p className={styles.amount}>
                  {earned && <CoinMark size="s" />}
                  <span>{t(`coins.${key}.amount`)}</span>
                </p>
                <p className="text-sm text-muted">{t(`coins.${key}.text`)}</p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section className={`container ${styles.section}`} id="rules">
        <h2>{t('coins.rules')}</h2>
        <dl className={styles.rules}>
          {RULES.map((rule) => (
            <div key={rule}>
              <dt>{t(`coins.${rule}.name`)}</dt>
              <dd>{t(`coins.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
};

export const screen = defineScreen({
  Component: AboutCoins,
  load: ({ t }) =>
    Promise.resolve({
      title: t('coins.pageTitle'),
      description: t('coins.description'),
      canonical: links.aboutCoins(),
    }),
});
