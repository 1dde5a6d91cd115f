import { links, safePath, splitLocale } from '@tapnook/contracts';
import type { loginUser } from '@tapnook/contracts/calls';
import type { CallResult, Platform } from '@tapnook/platform';

/** Where `redirect` leads, as a path of `links`: same-origin only, its locale taken off, never back to a door. */
export const arrivalPath = (redirect: string | null | undefined): string => {
  const whole = safePath(redirect);
  const end = whole.search(/[?#]/);
  const pathname = end < 0 ? whole : whole.slice(0, end);
  const { path } = splitLocale(pathname);
  // Taking the locale off must not make `//elsewhere` out of `/en-US//elsewhere`.
  const inside = safePath(path + (end < 0 ? '' : whole.slice(end)));
  return /^\/(?:login|register|resetPassword)(?:[/?#]|$)/.test(inside) ? links.home() : inside;
};

/** Where the first sign-in of an account that a provider made leads: to what the provider did not say, with the way on kept. */
export const firstArrivalPath = (redirect: string | null | undefined): string => {
  const on = arrivalPath(redirect);
  const missing = links.profile('editProfileInfo');
  return on === links.home() ? missing : `${missing}?redirect=${encodeURIComponent(on)}`;
};

type Arrival = Pick<CallResult<typeof loginUser>, 'deletionAt'>;

/** After the server signed somebody in: the session is read again, then the way goes on. */
export const arrive = (
  platform: Platform,
  result: Arrival,
  redirect: string | null | undefined,
): void => {
  platform.session.getState().refresh();
  // An account on its way out is shown its way back first.
  platform.navigation.go(result.deletionAt ? links.deleteAccount() : arrivalPath(redirect), {
    replace: true,
  });
};
