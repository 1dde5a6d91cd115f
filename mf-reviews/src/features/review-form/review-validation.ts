import type { Rules } from '@tapnook/forms';
import { refusal, reviewRating, reviewText, termsAgreed } from '@tapnook/kernel';
import type { Draft } from './draft.ts';

/** Field of one item of the template. */
export type ItemField = `item-${string}`;
export const itemField = (id: string): ItemField => `item-${id}`;

/** The form's values: the draft, and what is not kept. */
export interface ReviewValues extends Draft {
  readonly terms: boolean;
  /** A photo did not go through. */
  readonly photoFailed?: boolean;
  readonly [item: ItemField]: never;
}

const FAILED_PHOTO = refusal(
  'photo-failed',
  'A photo did not go through. Try it again, or remove it.',
  '有相片未能上載，請重試或移除。',
);

/**
 * What may be missing, in the order of the form (part 1, section 5); nobody's photo is left out
 * without a word.
 */
export const reviewRules = (itemIds: readonly string[]): Rules<ReviewValues> => ({
  overall: reviewRating,
  ...Object.fromEntries(
    itemIds.map((id) => [
      itemField(id),
      (_: unknown, { scores }: ReviewValues) => reviewRating(scores[id]),
    ]),
  ),
  message: reviewText,
  photos: (_, { photoFailed }) => (photoFailed ? FAILED_PHOTO : undefined),
  terms: termsAgreed,
});
