import { links } from '@tapnook/contracts';
import { characterCount, formatDay, groupDigits, hongKongDay } from '@tapnook/kernel';
import { AppLink, useTranslation } from '@tapnook/platform';
import { Avatar, Button, heartIcon, Icon, Picture, Stars, Tag } from '@tapnook/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { ReviewEntry } from './review-queries.ts';
import { useVote } from './use-vote.ts';
import styles from './review-list.module.css';

const PhotoViewer = lazy(() =>
  import('./photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })),
);
/** Longer texts are folded: about six lines of the column. */
const FOLD_FROM = 360;

const Message = ({ review }: { readonly review: ReviewEntry }): ReactElement => {
  const { t } = useTranslation();
  const isChinese = review.meta.language === 'zh_hk';
  const isLong = characterCount(review.message) > (isChinese ? FOLD_FROM / 2 : FOLD_FROM);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <p
        className={styles.message}
        lang={isChinese ? 'zh-HK' : 'en'}
        data-folded={(isLong && !open) || undefined}
      >
        {review.message}
      </p>
      {isLong && (
        <Button
          className={styles.unfold}
          tone="ghost"
          size="s"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'list.less' : 'list.more')}
        </Button>
      )}
    </div>
  );
};

const Photos = ({ review }: { readonly review: ReviewEntry }): ReactElement | null => {
  const { t } = useTranslation();
  const [at, setAt] = useState<number>();
  const total = review.picsOrVideos.length;
  if (total === 0) return null;
  return (
    <>
      <ul className={styles.photos} role="list">
        {review.picsOrVideos.map((src, index) => (
          <li key={src}>
            <button
              type="button"
              aria-label={t('list.openPhoto', { name: review.authorName, index: index + 1, total })}
              onClick={() => setAt(index)}
            >
              <Picture
                src={src}
                alt=""
                width={320}
                height={320}
                sizes="88px"
                maxWidth={320}
                ratio="1:1"
                shape="small"
              />
            </button>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Suspense>
          <PhotoViewer
            title={review.authorName}
            pictures={review.picsOrVideos}
            start={at}
            onClose={() => setAt(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

const Votes = ({ review }: { readonly review: ReviewEntry }): ReactElement => {
  const { t } = useTranslation();
  const { vote, like, hate, press } = useVote(review);
  const of = (
    <span className="visually-hidden">{t('list.likeOf', { name: review.authorName })}</span>
  );
  return (
    <div className={styles.votes}>
      <button
        type="button"
        className={styles.like}
        aria-pressed={vote === 'like'}
        onClick={() => press('like')}
      >
        <Icon d={heartIcon} size="s" filled={vote === 'like'} />
        <span>{t('list.helpful')}</span> <span className="tabular">{groupDigits(like)}</span>
        {of}
      </button>
      <button
        type="button"
        className={styles.like}
        aria-pressed={vote === 'hate'}
        onClick={() => press('hate')}
      >
        <span>{t('list.notHelpful')}</span>
        {hate > 0 && <span className="tabular">{groupDigits(hate)}</span>}
        {of}
      </button>
    </div>
  );
};

const Answer = ({
  answer: { message, operatorName },
}: {
  readonly answer: NonNullable<ReviewEntry['answer']>;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.answer}>
      <b>{operatorName ? t('list.answerOf', { name: operatorName }) : t('list.answer')}</b>
      <p className={styles.message}>{message}</p>
    </div>
  );
};

interface ReviewProps {
  readonly review: ReviewEntry;
  /** Shown first of its subject; called the most helpful once anybody found it so. */
  readonly best?: boolean;
  /** Among reviews of several products: names the one it is of. */
  readonly ofMerchant?: boolean;
  /** False while nobody else can see it. */
  readonly likeable?: boolean;
}
/** One review as everybody reads it. Texts are only ever rendered as text. */
export const Review = ({
  review,
  best,
  ofMerchant,
  likeable = true,
}: ReviewProps): ReactElement => {
  const { t, text, locale } = useTranslation();
  const foreign = (review.meta.language === 'zh_hk') !== (locale === 'zh-HK');
  return (
    <article className={styles.review} aria-label={t('list.by', { name: review.authorName })}>
      <div className={styles.author}>
        <Avatar src={review.profileImage ?? undefined} name={review.authorName} size="m" />
        <div className="grow">
          <div className={styles.name}>
            <span className="bold">{review.authorName}</span>
            {best && review.like > 0 && <Tag tone="brand">{t('list.best')}</Tag>}
            {review.isRecommended && <Tag tone="ok">{t('list.recommends')}</Tag>}
          </div>
          <div className={styles.when}>
            <Stars
              value={review.overallScore}
              label={t('list.outOfFive', { score: review.overallScore })}
            />
            <span className="tabular">{formatDay(hongKongDay(review.createdAt), locale)}</span>
          </div>
        </div>
      </div>
      {ofMerchant && (
        <AppLink
          className={styles.of}
          to={links.product({ productRoute: review.productRoute, productId: review.productId })}
        >
          {text(review.productName)}
        </AppLink>
      )}
      <Message review={review} />
      <Photos review={review} />
      {review.answer && <Answer answer={review.answer} />}
      <div className={styles.foot}>
        <span>
          {[text(review.meta.planName), foreign && t('list.foreign')].filter(Boolean).join(' · ')}
        </span>
        {likeable && <Votes review={review} />}
      </div>
    </article>
  );
};
