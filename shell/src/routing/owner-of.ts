import { matchRemote, splitLocale, type RemoteRoute, type RouteOwner } from '@tapnook/contracts';

/** The remote that owns an address with its locale. */
export const ownerOf = (
  owners: readonly RouteOwner<RemoteRoute>[],
  pathname: string,
): string | undefined => {
  const { locale, path } = splitLocale(pathname);
  return locale ? matchRemote(owners, path)?.remote : undefined;
};
