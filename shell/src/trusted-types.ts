interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string; createHTML(html: string): string }): unknown;
}

/** Scripts may come from our own immutable artefacts and nowhere else; markup from strings is refused altogether. */
export const allowOnlyArtefacts = (isDevelopmentHost: (origin: string) => boolean = () => false): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      const known = (origin === location.origin && (pathname.startsWith('/remotes/') || pathname === '/service-worker.js')) || isDevelopmentHost(origin);
      if (!known) throw new TypeError(`script address not allowed: ${url}`);
      return url;
    },
    createHTML: () => {
      throw new TypeError('markup from text is not allowed');
    },
  });
};
