import type { CallData } from '@tapnook/platform';
import type { Tone } from '@tapnook/ui';

/** Tone of a review's moderation wherever its author sees it (part 1, section 4). */
export const MODERATION_TONES: Readonly<Record<CallData<'getReviewDetail'>['status'], Tone>> = {
  PENDING: 'warn',
  NORMAL: 'ok',
  HIDE: 'bad',
};
