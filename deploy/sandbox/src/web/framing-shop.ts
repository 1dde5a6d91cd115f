/**
 * In a browser: the origin of the page that frames this one, if it is among the allowed ones (apart
 * by spaces). Nobody else is told anything or heard.
 */
export const framingShop = (allowed: string): string | undefined => {
  const framer =
    // oxlint-disable-next-line no-unnecessary-condition -- Firefox has no ancestorOrigins
    window.location.ancestorOrigins?.[0] ??
    (document.referrer === '' ? '' : new URL(document.referrer).origin);
  return allowed.split(' ').find((origin) => origin !== '' && origin === framer);
};
