import type { Banner, HomeSection } from '@tapnook/contracts/api';
import { getHeaderCampaignV2 } from '@tapnook/contracts/calls';
import { formatMoney, formatUsd, formatShortDay, hongKongDay } from '@tapnook/kernel';
import { useCall, UiLink, useClock, useTranslation } from '@tapnook/platform';
import { clockIcon, Icon, Picture, Price, QueryBoundary } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { fromLabel } from '../../shared/components/card-price.tsx';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { spokenTime } from './spoken-time.ts';
import { sunsetTime } from './sunset.ts';
import styles from './time-of-day.module.css';

/**
 * Where the subject of a picture stands when only a slice of it is shown; in the middle when it is
 * not named.
 */
const SUBJECT: Readonly<Record<string, 'left' | 'right'>> = {
  '/api/media/scene-bar': 'right',
  '/api/media/scene-cablecar': 'left',
  '/api/media/scene-harbour-wide': 'right',
};

/**
 * Widths of the moment that leads, and of the others: on phones 86% of what is between the page's
 * gutters.
 */
export const LEAD_SIZES = '(min-width: 1024px) 700px, calc(86vw - 27px)';
const SIZES = '(min-width: 1024px) 500px, calc(86vw - 27px)';

const TimeOfDayCampaign = ({
  moment,
  current,
}: {
  readonly moment: Banner;
  readonly current: boolean;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const label = t('home.seeTimes');
  return (
    <UiLink href={bannerPath(moment) ?? '/'} className={styles.hour} data-on={current || undefined}>
      <div className={styles.picture} data-subject={SUBJECT[moment.pcBannerImage]}>
        <Picture
          src={moment.pcBannerImage}
          narrowSrc={moment.mobileBannerImage}
          alt=""
          width={1600}
          height={1200}
          ratio="fill"
          sizes={current ? LEAD_SIZES : SIZES}
          priority={current}
        />
      </div>
      <div className={styles.words}>
        {moment.time && <time dateTime={moment.time}>{moment.time}</time>}
        <h2>{text(moment.moduleName)}</h2>
        {moment.description && <p className="text-sm">{text(moment.description)}</p>}
        <div className={styles.more}>
          <span className={styles.button}>{label}</span>
          {moment.lowestPrice && (
            <Price
              amount={formatMoney(moment.lowestPrice.HKD)}
              usd={formatUsd(moment.lowestPrice.HKD)}
              {...fromLabel(locale, t('card.from'))}
            />
          )}
        </div>
      </div>
    </UiLink>
  );
};

const Today = (): ReactElement => {
  const { t, locale } = useTranslation();
  const day = hongKongDay(useClock().now);
  return (
    <p className={styles.now}>
      <Icon d={clockIcon} size="s" />
      <span className="tabular">
        {t('home.today', { day: formatShortDay(day, locale), sunset: sunsetTime(day) })}
      </span>
    </p>
  );
};

/** The page opens with the time and five moments of the day, the one that comes next first. */
export const TimeOfDayCampaigns = ({
  setting,
}: {
  readonly setting: HomeSection;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const query = useCall(getHeaderCampaignV2, {}, { handledErrorCodes: 'all' });
  const { data } = query;
  const items = data?.items ?? [];
  const current = data?.currentIndex ?? 0;
  const moments = [...items.slice(current), ...items.slice(0, current)].slice(0, 5);
  const hour = spokenTime(moments[0]?.time ?? null, locale);
  const question = text(setting.name);
  return (
    <section className="container" aria-labelledby="home-title">
      <div className={styles.head}>
        <h1 className="display" id="home-title">
          {hour ? t('home.title', { hour, question }) : question}
        </h1>
        <Today />
      </div>
      <QueryBoundary
        query={query}
        loading={<div className={styles.waiting} aria-hidden="true" />}
        renderError={(retry) => <SectionQueryError name={question} onRetry={retry} />}
        isEmpty={() => moments.length === 0}
      >
        {() => (
          <div className={styles.hours} role="group" aria-label={t('home.moments')} tabIndex={-1}>
            {moments.map((moment, index) => (
              <TimeOfDayCampaign key={moment.id} moment={moment} current={index === 0} />
            ))}
          </div>
        )}
      </QueryBoundary>
    </section>
  );
};
