import type { Telemetry } from '@tapnook/platform';
import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * LCP and INP in milliseconds, CLS in thousandths, of this page view: what happened before is told
 * as well.
 */
export const watchVitals = (telemetry: Telemetry): void => {
  onLCP(({ value }) => telemetry.record({ kind: 'lcp', value }));
  onINP(({ value }) => telemetry.record({ kind: 'inp', value }));
  onCLS(({ value }) => telemetry.record({ kind: 'cls', value: value * 1_000 }));
};
