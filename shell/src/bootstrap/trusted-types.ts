interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createScriptURL(url: string): string;
      createScript(text: string): string;
      createHTML(html: string): string;
    },
  ): unknown;
}

/**
 * Lies below an address of its app, whose pages it may answer for; the edge serves no other one as
 * a worker.
 */
const SERVICE_WORKER = /^\/[\w-]+\/[\w-]+\/service-worker\.js$/;

const isBelow = (address: URL, provider: URL): boolean =>
  address.protocol === provider.protocol &&
  (address.host === provider.host || address.host.endsWith(`.${provider.host}`));

/**
 * Scripts may come from our own immutable artefacts and nowhere else, on a payment page only from
 * those that it pins; where cards are entered, the payment provider's come from its origin and
 * those below it, unpinned. Markup from strings is refused altogether. What is refused is told,
 * without what may follow its path.
 */
export const allowOnlyArtefacts = (
  isPinned: (pathname: string) => boolean,
  onRefused: (address: string) => void,
  providerOrigin?: string,
): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const address = new URL(url, location.href);
      const { origin, pathname } = address;
      const known =
        (providerOrigin !== undefined && isBelow(address, new URL(providerOrigin))) ||
        (origin === location.origin &&
          (SERVICE_WORKER.test(pathname) ||
            (pathname.startsWith('/remotes/') && isPinned(pathname))));
      if (known) return url;
      onRefused(origin === location.origin ? pathname : origin + pathname);
      throw new TypeError(`script address not allowed: ${url}`);
    },
    // Speculation rules are JSON, and JSON runs nothing.
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    createHTML: () => {
      throw new TypeError('markup from text is not allowed');
    },
  });
};
