import { describe, expect, test } from '@jest/globals';
import type { FieldRule } from '@tapnook/forms';
import { VALIDATION_EXAMPLES } from '@tapnook/kernel/examples';
import { fakeItem } from '../../../dev/fakes.ts';
import { fitWithin } from './compress-photo.ts';
import { draftStorage } from './draft-storage.ts';
import { EMPTY_DRAFT, parseDraft, type Draft } from './draft.ts';
import { reviewRules, type ReviewValues } from './review-validation.ts';
import { reviewRequest } from './use-submit-review.ts';

const validateReview = (draft: Draft, itemIds: readonly string[], terms: boolean) => {
  const values: ReviewValues = { ...draft, terms };
  return Object.entries(reviewRules(itemIds)).flatMap(([name, rule]) => {
    const judge = rule as FieldRule<unknown, ReviewValues>;
    return judge(values[name as keyof ReviewValues], values) ?? [];
  });
};

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DRAFT: Draft = {
  overall: 4,
  scores: { teaching: 5, space: 3 },
  message: '  Calm water and a patient guide.  ',
  photos: [{ id: 'up-1', url: '/api/media/up-1', at: NOW }],
  recommended: true,
  anonymous: false,
};

describe('a draft', () => {
  test('comes back as it was left', () => {
    const desk = draftStorage('7', 'o-1', () => NOW);
    desk.write(DRAFT);
    expect(desk.read()).toEqual(DRAFT);
    expect(draftStorage('8', 'o-1', () => NOW).read()).toBeUndefined();
    desk.write(undefined);
    expect(desk.read()).toBeUndefined();
    desk.write(DRAFT);
    expect(desk.read()).toBeUndefined();
  });
  test('older than ninety days is gone; photos that the server has forgotten are left out', () => {
    const text = { ...DRAFT, savedAt: NOW };
    expect(parseDraft(text, NOW + 47 * 3_600_000)?.photos).toEqual([]);
    expect(parseDraft(text, NOW + 91 * 86_400_000)).toBeUndefined();
  });
  test.each([null, [], { savedAt: 'x' }, 7])('made of %p is none', (value) => {
    expect(parseDraft(value, NOW)).toBeUndefined();
  });
  test('with anything strange in it is made plain', () => {
    const text = {
      savedAt: NOW,
      overall: 9,
      scores: { a: 3, b: '5', c: 0 },
      message: 7,
      photos: [null, { id: 'x', url: 'https://elsewhere.example/x', at: NOW }],
      recommended: 'yes',
      anonymous: true,
    };
    expect(parseDraft(text, NOW)).toEqual({ ...EMPTY_DRAFT, scores: { a: 3 }, anonymous: true });
  });
});

describe('what is missing', () => {
  // Covers: VAL-020, VAL-021, VAL-022
  test('is told in the order of the form', () => {
    expect(validateReview(EMPTY_DRAFT, ['teaching'], false).map(({ text }) => text.en_gb)).toEqual([
      'Please rate',
      'Please rate',
      'Please leave your review',
      'Please agree the Terms of Service',
    ]);
    expect(
      validateReview({ ...DRAFT, message: 'Nineteen letters ok' }, ['teaching'], true).map(
        ({ text }) => text.en_gb,
      ),
    ).toEqual(['At least 20 characters']);
    expect(
      validateReview({ ...DRAFT, message: '窗'.repeat(20) }, ['teaching', 'space'], true),
    ).toEqual([]);
  });
});

describe('what is sent', () => {
  // Covers: RTE-074
  test('is the draft, trimmed, with only the items of the template', () => {
    expect(reviewRequest({ ...DRAFT, scores: { ...DRAFT.scores, gone: 1 } }, fakeItem())).toEqual({
      orderId: 'o-1',
      templateId: 'pottery',
      overallScore: 4,
      scores: [
        { id: 'teaching', score: 5 },
        { id: 'space', score: 3 },
      ],
      message: 'Calm water and a patient guide.',
      picsOrVideos: ['up-1'],
      isAnonymous: false,
      isRecommended: true,
      agreeTerms: true,
    });
  });
});

test.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [800, 600, 800, 600],
  [30_000, 2, 2048, 1],
])('a photo of %i × %i is sent as %i × %i', (width, height, toWidth, toHeight) => {
  expect(fitWithin(width, height)).toEqual({ width: toWidth, height: toHeight });
});

test.each([
  ['reviewRating', 'overall'],
  ['reviewText', 'message'],
] as const)('a draft takes and refuses what the kernel’s rule %s does', (rule, field) => {
  const { accepted = [], refused = [], check = () => undefined } = VALIDATION_EXAMPLES[rule] ?? {};
  const answer = (value: unknown) =>
    validateReview({ ...DRAFT, [field]: value }, [], true).map(({ text }) => text);
  for (const value of accepted) expect([value, answer(value)]).toEqual([value, []]);
  for (const [value] of refused)
    expect([value, answer(value)]).toEqual([value, [check(value)?.text]]);
});
