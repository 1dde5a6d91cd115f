import { links, safePath, splitLocale } from '@tapnook/contracts';
import type { loginUser } from '@tapnook/contracts/calls';
import type { CallResult, Platform } from '@tapnook/platform';

/** Where `redirect` leads, as a path of `links`: same-origin only, its locale taken off, never back to a door. */
export const postLoginPath = (redirect: string | null | undefined): string => {
  const target = safePath(redirect);
  const end = target.search(/[?#]/);
  const pathname = end < 0 ? target : target.slice(0, end);
  const { path } = splitLocale(pathname);
  // Taking the locale off must not make `//elsewhere` out of `/en-US//elsewhere`.
  const localPath = safePath(path + (end < 0 ? '' : target.slice(end)));
  return /^\/(?:login|register|resetPassword)(?:[/?#]|$)/.test(localPath)
    ? links.home()
    : localPath;
};

/** Where the first sign-in of an account that a provider made leads: to what the provider did not say, with the way destination kept. */
export const firstLoginPath = (redirect: string | null | undefined): string => {
  const destination = postLoginPath(redirect);
  const profileForm = links.profile('editProfileInfo');
  return destination === links.home()
    ? profileForm
    : `${profileForm}?redirect=${encodeURIComponent(destination)}`;
};

type LoginResult = Pick<CallResult<typeof loginUser>, 'deletionAt'>;

/** After the server signed somebody in: the session is read again, then the way goes destination. */
export const completeLogin = (
  platform: Platform,
  result: LoginResult,
  redirect: string | null | undefined,
): void => {
  platform.session.getState().refresh();
  // An account destination its way out is shown its way back first.
  platform.navigation.go(result.deletionAt ? links.deleteAccount() : postLoginPath(redirect), {
    replace: true,
  });
};
