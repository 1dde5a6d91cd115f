import type { LocalisedText } from '@tapnook/contracts';
import { reviewRating, reviewText, termsAgreed } from '@tapnook/kernel';
import type { Draft } from './draft.ts';

export interface ReviewError {
  /** Id of the input it is about. */
  readonly id: string;
  readonly text: LocalisedText;
}
/** Ids of the composer's inputs. */
export const FIELD_IDS = {
  overall: 'review-overall',
  message: 'review-message',
  photos: 'review-photos',
  terms: 'review-terms',
  item: (id: string) => `review-item-${id}`,
} as const;

const FAILED_PHOTO: LocalisedText = {
  en_gb: 'A photo did not go through. Try it again, or remove it.',
  zh_hk: '有相片未能上載，請重試或移除。',
};

/** What is still missing, in the order of the form (part 1, section 5); nobody's photo is left out without a word. */
export const validateReview = (
  draft: Draft,
  itemIds: readonly string[],
  agreed: boolean,
  photoFailed = false,
): readonly ReviewError[] => {
  const judged = [
    [FIELD_IDS.overall, reviewRating(draft.overall)],
    ...itemIds.map((id) => [FIELD_IDS.item(id), reviewRating(draft.scores[id])] as const),
    [FIELD_IDS.message, reviewText(draft.message)],
    [FIELD_IDS.photos, photoFailed ? { text: FAILED_PHOTO } : undefined],
    [FIELD_IDS.terms, termsAgreed(agreed)],
  ] as const;
  return judged.flatMap(([id, refusal]) => (refusal ? [{ id, text: refusal.text }] : []));
};
