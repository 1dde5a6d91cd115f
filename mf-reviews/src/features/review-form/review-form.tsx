import { links } from '@tapnook/contracts';
import { UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, FormErrorSummary, Note } from '@tapnook/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { MessageField } from './message-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { RatingFields } from './rating-fields.tsx';
import { ReviewChoices } from './review-choices.tsx';
import { Tips } from './review-tips.tsx';
import { validateReview, FIELD_IDS, type ReviewError } from './review-validation.ts';
import { RewardPanel, type ReviewableItem } from './reward-panel.tsx';
import { useDraft } from './use-draft.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useSubmitReview } from './use-submit-review.ts';
import styles from './review-form.module.css';

interface ReviewFormProps {
  readonly item: ReviewableItem;
  readonly userId: string;
}

/** Writing one review: stars, words, photos, recommendation, and what it earns as it grows (part 1, sections 5 and 9). */
export const ReviewForm = ({ item, userId }: ReviewFormProps): ReactElement => {
  const { t, text } = useTranslation();
  const { draft, change, drop } = useDraft(userId, item.orderId);
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<readonly ReviewError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const photos = usePhotoUploads(draft.photos, (uploaded) => change({ photos: uploaded }));
  const { busy, failure, send } = useSubmitReview(item, drop);
  const itemIds = item.items.map(({ id }) => id);
  const uploading = photos.tiles.some(({ phase }) => phase !== 'done' && phase !== 'failed');
  // What was wrong is judged anew with every change, so that a message goes as soon as it is put right.
  const photoFailed = photos.tiles.some(({ phase }) => phase === 'failed');
  const open = validateReview(draft, itemIds, agreed, photoFailed).filter(({ id }) =>
    errors.some((problem) => problem.id === id),
  );
  const nameOf = (id: string): string =>
    text(item.items.find((one) => FIELD_IDS.item(one.id) === id)?.itemName) ||
    (id === FIELD_IDS.overall ? t('compose.overall') : '');
  const messageOf = ({ id, text: words }: ReviewError): string =>
    nameOf(id) ? t('compose.problem', { name: nameOf(id), message: text(words) }) : text(words);
  const errorOf = (id: string): string | undefined =>
    text(open.find((problem) => problem.id === id)?.text) || undefined;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const found = validateReview(draft, itemIds, agreed, photoFailed);
    setErrors(found);
    if (found.length > 0) setAttempt((count) => count + 1);
    else if (!uploading) void send(draft);
  };
  return (
    <div className={`split r ${styles.page}`}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormErrorSummary
          title={t('compose.fix', { count: open.length })}
          errors={open.map((problem) => ({ id: problem.id, message: messageOf(problem) }))}
          attempt={attempt}
        />
        {failure && (
          <Note tone="bad" role="alert" title={text(failure.text)}>
            {t('compose.kept')}
          </Note>
        )}
        <RatingFields items={item.items} draft={draft} errorOf={errorOf} onChange={change} />
        <MessageField
          draft={draft}
          error={errorOf(FIELD_IDS.message)}
          onChange={(message) => change({ message })}
        />
        <PhotoField
          photos={photos}
          error={failure?.code === '21001' ? t('photos.again') : errorOf(FIELD_IDS.photos)}
        />
        <ReviewChoices
          draft={draft}
          agreed={agreed}
          termsError={errorOf(FIELD_IDS.terms)}
          onChange={change}
          onAgree={setAgreed}
        />
        <div className={styles.actions}>
          <Button type="submit" size="l" busy={busy || uploading}>
            {t(uploading ? 'compose.uploading' : 'compose.send')}
          </Button>
          <ButtonLink as={UiLink} href={links.profile('reviews')} size="l" tone="ghost">
            {t('compose.later')}
          </ButtonLink>
        </div>
        <p className="text-xs text-muted">{t('compose.device')}</p>
      </form>
      <aside className={styles.aside}>
        <div className={styles.reward}>
          <RewardPanel
            item={item}
            review={{
              message: draft.message,
              photos: draft.photos.length,
              isRecommended: draft.recommended,
            }}
          />
        </div>
        <Tips />
      </aside>
    </div>
  );
};
