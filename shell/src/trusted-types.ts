interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(html: string): string },
  ): unknown;
}

/**
 * Scripts may come from our own immutable artefacts and nowhere else, on a payment page only from those that it pins; markup
 * from strings is refused altogether. What is refused is told, without what may follow its path.
 */
export const allowOnlyArtefacts = (
  isPinned: (pathname: string) => boolean,
  onRefused: (address: string) => void,
): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      const known =
        origin === location.origin &&
        (pathname === '/service-worker.js' ||
          (pathname.startsWith('/remotes/') && isPinned(pathname)));
      if (known) return url;
      onRefused(origin === location.origin ? pathname : origin + pathname);
      throw new TypeError(`script address not allowed: ${url}`);
    },
    createHTML: () => {
      throw new TypeError('markup from text is not allowed');
    },
  });
};
