interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(html: string): string },
  ): unknown;
}

/** Lies below an address of its app, whose pages it may answer for; the edge serves no other one as a worker. */
const SERVICE_WORKER = /^\/[\w-]+\/[\w-]+\/service-worker\.js$/;

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
        (SERVICE_WORKER.test(pathname) || (pathname.startsWith('/remotes/') && isPinned(pathname)));
      if (known) return url;
      onRefused(origin === location.origin ? pathname : origin + pathname);
      throw new TypeError(`script address not allowed: ${url}`);
    },
    createHTML: () => {
      throw new TypeError('markup from text is not allowed');
    },
  });
};
