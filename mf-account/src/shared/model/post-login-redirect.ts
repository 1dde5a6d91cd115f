import { links, safePath, splitLocale } from '@tapnook/contracts';
import type { loginUser } from '@tapnook/contracts/calls';
import type { CallResult, Platform } from '@tapnook/platform';

/**
 * The path that `redirect` leads to: same origin only, without its locale, and never back to a
 * sign-in page.
 */
export const postLoginPath = (redirect: string | null | undefined): string => {
  const target = safePath(redirect);
  const end = target.search(/[?#]/);
  const pathname = end < 0 ? target : target.slice(0, end);
  const { path } = splitLocale(pathname);
  // Without this second check, `/en-US//elsewhere` would become `//elsewhere`.
  const localPath = safePath(path + (end < 0 ? '' : target.slice(end)));
  return /^\/(?:login|register|resetPassword)(?:[/?#]|$)/.test(localPath)
    ? links.home()
    : localPath;
};

/**
 * Where the first sign-in through a provider leads: to the profile form, for details that the
 * provider did not give. The original destination stays in `redirect`.
 */
export const firstLoginPath = (redirect: string | null | undefined): string => {
  const destination = postLoginPath(redirect);
  const profileForm = links.profile('editProfileInfo');
  return destination === links.home()
    ? profileForm
    : `${profileForm}?redirect=${encodeURIComponent(destination)}`;
};

type LoginResult = Pick<CallResult<typeof loginUser>, 'deletionAt'>;

/** Refreshes the session after the server signed the person in, then goes to the destination. */
export const completeLogin = (
  platform: Platform,
  result: LoginResult,
  redirect: string | null | undefined,
): void => {
  platform.session.getState().refresh();
  // An account with a pending deletion is first offered to cancel it.
  platform.navigation.go(result.deletionAt ? links.deleteAccount() : postLoginPath(redirect), {
    replace: true,
  });
};
