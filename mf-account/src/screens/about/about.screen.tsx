import { links } from '@tapnook/contracts';
import { defineScreen, UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from '../../features/about/about.module.css';

const PROMISES = ['hold', 'price', 'refund', 'review', 'coin', 'person'] as const;

const About = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <div className={`container ${styles.heroWrap}`}>
        <section className={styles.harbour}>
          <div className={styles.harbourPicture}>
            <Picture
              src="/api/media/scene-harbour"
              alt=""
              width={1600}
              height={1200}
              ratio="fill"
              sizes="(min-width: 1280px) 1216px, 100vw"
              priority
            />
          </div>
          <div className={styles.card}>
            <h1 className="display">{t('about.title')}</h1>
            <p>{t('about.text')}</p>
          </div>
        </section>
      </div>
      <section className={`container ${styles.section}`}>
        <div className={styles.two}>
          <div className={styles.story}>
            <h2>{t('about.name.title')}</h2>
            <p>{t('about.name.first')}</p>
            <p>{t('about.name.second')}</p>
          </div>
          <div className={styles.twoPicture}>
            <Picture
              src="/api/media/scene-siumei"
              alt=""
              width={960}
              height={720}
              ratio="fill"
              sizes="(min-width: 768px) 50vw, 100vw"
            />
          </div>
        </div>
      </section>
      <section className={`container ${styles.section}`}>
        <h2>{t('about.promises')}</h2>
        <dl className={`${styles.rules} ${styles.steps}`}>
          {PROMISES.map((promise) => (
            <div key={promise}>
              <dt>{t(`about.${promise}.name`)}</dt>
              <dd>{t(`about.${promise}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`container ${styles.section}`}>
        <div className={styles.two}>
          <div className={styles.twoPicture}>
            <Picture
              src="/api/media/scene-pottery"
              alt=""
              width={960}
              height={720}
              ratio="fill"
              sizes="(min-width: 768px) 50vw, 100vw"
            />
          </div>
          <div className={styles.story}>
            <h2>{t('about.merchants.title')}</h2>
            <p>{t('about.merchants.text')}</p>
            <div className={styles.cta}>
              <ButtonLink as={UiLink} href={links.partner('join-us')}>
                {t('about.merchants.join')}
              </ButtonLink>
              <ButtonLink as={UiLink} tone="outline" href={links.aboutCoins()}>
                {t('about.merchants.coins')}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
};

export const screen = defineScreen({
  Component: About,
  load: ({ platform, t }) =>
    Promise.resolve({
      title: t('about.pageTitle'),
      description: t('about.description'),
      canonical: links.about(),
      image: '/api/media/scene-harbour',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'TapNook',
          alternateName: '拾角',
          url: platform.config.origin,
          description: t('about.description'),
        },
      ],
    }),
});
