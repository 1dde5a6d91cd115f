import { links, type LocalisedText } from '@tapnook/contracts';
import type { CallFailure } from '@tapnook/platform';

/** What the shell does about a failed call (part 2, section 8). */
export type Reaction =
  | { readonly kind: 'toast'; readonly text: LocalisedText }
  | { readonly kind: 'sign-in' | 'forget' }
  | { readonly kind: 'not-found'; readonly to: string }
  | { readonly kind: 'none' };

/** Requests that the specification exempts from being sent to sign in. */
const EXEMPT_CALLS = ['getPendingReviewCount', 'getPendingReviewsCount', 'getPointsAmount'];

/**
 * Whether a call was refused for what the page's address gave it, if only for its length: such a
 * number or name can be none of ours.
 */
const isOfAddress = ({ code, data }: CallFailure): boolean =>
  code === '10102' &&
  ((data as { readonly fields?: readonly { readonly field: string }[] } | null)?.fields?.some(
    ({ field }) => field === 'url' || field.startsWith('params.'),
  ) ??
    false);

/** `path` is the page's path without locale, with its query. */
export const errorPolicyFor = (failure: CallFailure, path: string): Reaction => {
  if (failure.status === 401 || failure.status === 402 || failure.status === 403) {
    // Who signs in already keeps the way back that the address holds.
    const spared =
      path === '/' || /^\/login(\/|\?|$)/.test(path) || EXEMPT_CALLS.includes(failure.call);
    return { kind: spared ? 'forget' : 'sign-in' };
  }
  // A page that is already on its way there keeps the way back that the first failure gave it.
  if (failure.status === 404 || isOfAddress(failure))
    return /^\/404(\?|$)/.test(path)
      ? { kind: 'none' }
      : { kind: 'not-found', to: links.notFound(path) };
  if (failure.code.startsWith('800')) return { kind: 'none' };
  return { kind: 'toast', text: failure.text };
};
