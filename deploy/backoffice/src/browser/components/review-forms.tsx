import { answerReview, type listManagedReviews, reportReview } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { SelectField, TextArea, TextField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { EditForm } from './edit-form.tsx';

type Review = CallResult<typeof listManagedReviews>['items'][number];
const REASONS = ['offensive', 'personal_data', 'not_a_visit', 'advertising', 'other'] as const;
interface Report {
  readonly reason: (typeof REASONS)[number];
  readonly note: string;
}

export const AnswerForm = ({
  review,
  onDone,
}: {
  readonly review: Review;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  const { reviewId } = review;
  return (
    <EditForm
      initial={{ message: review.answer ?? '' }}
      save={(body) => callApi(answerReview, { params: { reviewId }, body })}
      done={({ answer }) => t(answer ? 'reviews.answered' : 'reviews.unanswered')}
      onDone={(changed) => onDone(changed !== undefined)}
    >
      {({ draft, set, fields }) => (
        <TextArea
          label={t('reviews.answer')}
          hint={t('reviews.answerHint')}
          rows={4}
          maxLength={2000}
          value={draft.message}
          error={fields['message']}
          onChange={({ target }) => set({ message: target.value })}
        />
      )}
    </EditForm>
  );
};

export const ReportForm = ({
  review,
  onDone,
}: {
  readonly review: Review;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  const { reviewId } = review;
  return (
    <EditForm<Report, Review>
      initial={{ reason: 'offensive', note: '' }}
      save={({ reason, note }) =>
        callApi(reportReview, { params: { reviewId }, body: { reason, ...(note && { note }) } })
      }
      done={t('reviews.reported')}
      onDone={(changed) => onDone(changed !== undefined)}
      submitLabel={t('reviews.report')}
    >
      {({ draft, set }) => (
        <div className="field-grid">
          <SelectField
            label={t('reviews.reasonLabel')}
            value={draft.reason}
            options={REASONS.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
            onChange={({ target }) =>
              set({ reason: REASONS.find((one) => one === target.value) ?? 'other' })
            }
          />
          <TextField
            label={t('reviews.note')}
            optional={t('optional')}
            maxLength={1000}
            value={draft.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </div>
      )}
    </EditForm>
  );
};
