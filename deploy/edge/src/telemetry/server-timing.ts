import { traceHeaders } from '@tapnook/server/tracing';

/**
 * A `Server-Timing` header of these durations (milliseconds), and of the trace that the page
 * belongs to, where it is kept: the browser's calls go on with it.
 */
export const serverTiming = (durations: Readonly<Record<string, number>>): string => {
  const { traceparent } = traceHeaders();
  return [
    ...Object.entries(durations).map(([name, duration]) => `${name};dur=${duration.toFixed(1)}`),
    ...(traceparent?.endsWith('-01') ? [`traceparent;desc="${traceparent}"`] : []),
  ].join(', ');
};
