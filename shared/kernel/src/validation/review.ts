import { characterCount } from '../text.ts';
import { refusal, type Rule } from './rule.ts';

/** Fewest characters of a review and most photos per activity (part 1, section 9). */
export const REVIEW_MIN_CHARACTERS = 20;
/** Photos of one review (part 1, write a review). */
export const REVIEW_MAX_PHOTOS = 6;

/** A rating of 1 to 5 must be chosen. */
export const reviewRating: Rule<number | null | undefined> = (value) =>
  value && value >= 1 && value <= 5 ? undefined : refusal('rating', 'Please rate', '請評分');

/** At least {@link REVIEW_MIN_CHARACTERS} characters, counted as a reader counts them. */
export const reviewText: Rule = (value) => {
  const text = value.trim();
  if (text === '') return refusal('review-empty', 'Please leave your review', '請留下你的評價');
  return characterCount(text) >= REVIEW_MIN_CHARACTERS
    ? undefined
    : refusal('review-short', 'At least 20 characters', '最少20個字元');
};

/** So many photos as a review may have. */
export const reviewPhotos: Rule<number> = (count) =>
  count <= REVIEW_MAX_PHOTOS
    ? undefined
    : refusal('review-photos', 'At most 6 photos', '最多6張相片');
