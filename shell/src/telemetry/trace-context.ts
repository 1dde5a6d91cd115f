const TOLD = /^00-([\da-f]{32})-[\da-f]{16}-01$/;

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * The header by which calls belong to the trace of their page (W3C Trace Context). The edge tells
 * in `Server-Timing` when it keeps the trace of a document; where it does not, calls carry none.
 * Each later page of the document has a trace of its own.
 */
export const createTraceContext = (pagePath: () => string): (() => string | undefined) => {
  // Older Safari tells no timing of servers.
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- tests have no entries
  const entries = performance.getEntriesByType?.('navigation') as
    | readonly { readonly serverTiming?: readonly PerformanceServerTiming[] }[]
    | undefined;
  const told = entries?.[0]?.serverTiming?.find(({ name }) => name === 'traceparent');
  let [, trace] = TOLD.exec(told?.description ?? '') ?? [];
  if (!trace) return () => undefined;
  let path = pagePath();
  return () => {
    if (pagePath() !== path) {
      path = pagePath();
      trace = randomHex(16);
    }
    return `00-${trace}-${randomHex(8)}-01`;
  };
};
