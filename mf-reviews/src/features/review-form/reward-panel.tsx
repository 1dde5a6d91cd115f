import {
  REVIEW_MIN_CHARACTERS,
  REVIEW_REWARD,
  reviewReward,
  type RewardedReview,
} from '@tapnook/kernel';
import { type CallData, useTranslation } from '@tapnook/platform';
import { checkIcon, CoinMark, Icon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './reward-panel.module.css';

export type ReviewableItem = CallData<'getReviewOrder'>['items'][number];
const PARTS = ['text', 'photos', 'recommendation'] as const;
/** A review with everything in it: what each part can bring at most. */
const WHOLE: RewardedReview = {
  message: 'x'.repeat(REVIEW_MIN_CHARACTERS),
  photos: 1,
  isRecommended: true,
};

/**
 * The coins that the review earns as it stands, part by part, or why it earns none (part 3, "Money,
 * coins, codes").
 */
export const RewardPanel = ({
  item,
  review,
}: {
  readonly item: ReviewableItem;
  readonly review: RewardedReview;
}): ReactElement => {
  const { t } = useTranslation();
  const most = reviewReward(WHOLE, item.maxPoint);
  const now = reviewReward(review, item.maxPoint);
  if (!item.reward.earns) {
    return (
      <section className={styles.panel} data-none="">
        <div className={styles.head}>
          <CoinMark size="l" />
          <div>
            <h2>{t('reward.none')}</h2>
            <p className="text-sm text-muted">{t(`reason.${item.reward.reason ?? 'no_reward'}`)}</p>
          </div>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <CoinMark size="l" />
        <div>
          <h2 aria-live="polite">
            {now.total === most.total
              ? t('reward.whole', { count: most.total })
              : t('reward.part', { now: now.total, count: most.total })}
          </h2>
          <p className="text-sm text-muted">{t('reward.when')}</p>
        </div>
      </div>
      <ul className={styles.parts} role="list">
        {PARTS.filter((part) => most[part] > 0).map((part) => (
          <li key={part} data-done={now[part] > 0 || undefined}>
            <span className={styles.mark}>{now[part] > 0 && <Icon d={checkIcon} size="s" />}</span>
            <span>
              <span>{t(`reward.parts.${part}`, { characters: REVIEW_MIN_CHARACTERS })}</span>
              {now[part] > 0 && <span className="visually-hidden">{t('reward.done')}</span>}
            </span>
            <b className="tabular">
              +<span>{most[part]}</span>
            </b>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">
        {t('reward.rule', { activities: REVIEW_REWARD.activitiesAMonth })}
      </p>
    </section>
  );
};
