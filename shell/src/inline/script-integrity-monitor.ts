/** What the document says of itself for a report; see `page-report.ts`. */
interface Report {
  visit?: unknown;
  readonly events: readonly [Record<string, unknown>];
}

/**
 * The page's own watch over its scripts, the shell's among them, so it stands before any of them.
 * When one does not run:
 * - the shell's own, without which the page stays as the server made it, uncovers the words that
 *   lie ready for that in the template;
 * - whichever it is, what the browser kept of the file is looked at, then the file is asked for
 *   anew, and the hash of each is compared with the pinned one: bytes that came and are others,
 *   were it once, are told as a refused script, for a dead line and a changed file must not look
 *   alike (PCI DSS 11.6.1);
 * - one of this origin that bears no hash is none of ours; the browser reports it also where it
 *   runs (Integrity-Policy). The payment provider's has another origin and may bear none;
 * - one that is fetched before it is needed is watched as well, for the browser may ask anew by
 *   itself when it is;
 * - one in whose place a worker gave what it kept (a message of type `cachedScript`) is looked at
 *   in the same way. Each is told once in a document. Asking also renews what the browser keeps of
 *   the file, at each failure, so that trying again finds the good one once there is one;
 *   `tnRenewed` promises that. `tnTell` sends what there is to tell to the edge, as of the app
 *   whose file it is.
 */
export const monitorScripts = (templateId: string, cachedScript: string): void => {
  const page = document;
  const seen = new Set<string>();
  const template = (): HTMLTemplateElement =>
    page.getElementById(templateId) as HTMLTemplateElement;
  const send = (kind: string, detail: string): void => {
    const stamp = template().dataset.report;
    if (!stamp) return;
    const report = JSON.parse(stamp) as Report;
    const [, app, version] = /remotes\/([^/]+)\/([^/]+)/.exec(detail) ?? [];
    report.visit = (
      JSON.parse(page.getElementById('tapnook-page')!.textContent) as { visit: unknown }
    ).visit;
    Object.assign(report.events[0], app && { app, version }, { kind, detail });
    navigator.sendBeacon(
      '/telemetry',
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  tnTell = send;
  tnFail = (reason) => {
    page.getElementById('main')!.prepend(template().content);
    send('load-failure', reason);
  };
  const pathOf = (address: string): string => new URL(address).pathname;
  const refuse = (address: string, why: string): void => {
    if (!seen.has(address)) tnTell('refused-script', why);
    seen.add(address);
  };
  const refuseBare = (address: string): void => {
    if (address.startsWith(`${location.origin}/`))
      refuse(address, `without a hash: ${pathOf(address)}`);
  };
  const look = async (address: string, integrity: string, cache: RequestCache): Promise<void> => {
    try {
      const answer = await fetch(address, { cache });
      if (!answer.ok) return;
      const hash = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
      if (`sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== integrity)
        refuse(address, `changed: ${pathOf(address)} is not ${integrity}`);
    } catch {
      // Nothing came, so nothing was changed.
    }
  };
  const compare = (address: string, integrity: string): void => {
    tnRenewed = Promise.all([
      tnRenewed,
      look(address, integrity, 'force-cache').then(() => look(address, integrity, 'reload')),
    ]);
  };
  addEventListener(
    'error',
    (event) => {
      if (event.error && !tnStarted && /\/remotes\/shell\//.test(event.filename))
        return tnFail(`did not start: ${event.message}`);
      const element = event.target as HTMLScriptElement & HTMLLinkElement;
      const kind = element.localName;
      const address =
        kind === 'script'
          ? element.src
          : kind === 'link' && element.as === 'script' && element.href;
      if (!address) return;
      if (element.defer) {
        const fail = (): void => tnFail(`did not load: ${pathOf(address)}`);
        if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', fail);
        else fail();
      }
      if (element.integrity) compare(address, element.integrity);
      else refuseBare(address);
    },
    true,
  );
  if ('ReportingObserver' in globalThis)
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports)
          refuseBare((body as unknown as { readonly blockedURL: string }).blockedURL);
      },
      { types: ['integrity-violation'], buffered: true },
    ).observe();
  try {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent without TLS
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      const said = data as {
        readonly type: string;
        readonly url: string;
        readonly integrity: string;
      };
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- A worker may say anything.
      if (said?.type === cachedScript && navigator.onLine) compare(said.url, said.integrity);
    });
  } catch {
    // In a sandboxed frame there are no workers, and asking for them throws.
  }
};
