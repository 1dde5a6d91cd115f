import { links } from '@tapnook/contracts';
import { UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, FormErrorSummary, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MessageField } from './message-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { RatingFields } from './rating-fields.tsx';
import { ReviewChoices } from './review-choices.tsx';
import { Tips } from './review-tips.tsx';
import type { ReviewValues } from './review-validation.ts';
import { RewardPanel, type ReviewableItem } from './reward-panel.tsx';
import { useReviewForm } from './use-review-form.ts';
import styles from './review-form.module.css';

interface ReviewFormProps {
  readonly item: ReviewableItem;
  readonly userId: string;
}

/**
 * Writing one review: stars, words, photos, recommendation, and what it earns as it grows (part 1,
 * sections 5 and 9).
 */
export const ReviewForm = ({ item, userId }: ReviewFormProps): ReactElement => {
  const { t, text } = useTranslation();
  const { form, photos, isUploading } = useReviewForm(item, userId);
  const { values, setValues, failure } = form;
  const errorOf = (name: keyof ReviewValues): string | undefined => form.register(name).error;
  return (
    <div className={`split r ${styles.page}`}>
      <form {...form.props} className={styles.form}>
        <FormErrorSummary
          title={t('compose.fix', { count: form.summary.length })}
          errors={form.summary}
          attempt={form.attempt}
        />
        {failure && (
          <Note tone="bad" role="alert" title={text(failure.text)}>
            {t('compose.kept')}
          </Note>
        )}
        <RatingFields items={item.items} draft={values} errorOf={errorOf} onChange={setValues} />
        <MessageField field={form.control('message')} />
        <PhotoField
          photos={photos}
          error={failure?.code === '21001' ? t('photos.again') : errorOf('photos')}
        />
        <ReviewChoices
          draft={values}
          agreed={values.terms}
          termsError={errorOf('terms')}
          onChange={setValues}
          onAgree={(terms) => setValues({ terms })}
        />
        <div className={styles.actions}>
          <Button type="submit" size="l" busy={form.isSubmitting || isUploading}>
            {t(isUploading ? 'compose.uploading' : 'compose.send')}
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
              message: values.message,
              photos: values.photos.length,
              isRecommended: values.recommended,
            }}
          />
        </div>
        <Tips />
      </aside>
    </div>
  );
};
