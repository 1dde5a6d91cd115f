import type { Telemetry } from '@tapnook/platform';
import { containerId } from '@tapnook/platform/lifecycle';

/**
 * A page that shows nothing for so long after it was mounted is blank, whatever its data are
 * waiting for.
 */
export const BLANK_PAGE_MS = 3_000;
const SEEN =
  'img, svg, video, canvas, iframe, input, textarea, [role="status"], [role="progressbar"], ' +
  '[aria-busy="true"]';

/** Whether a section holds nothing that anybody could see. */
export const isBlank = (section: Element): boolean =>
  section.textContent.trim() === '' && section.querySelector(SEEN) === null;

/**
 * Looks once at the section of a remote, some time after it was mounted, and tells when nothing is
 * in it.
 */
export const watchForBlankPage = (name: string, version: string, telemetry: Telemetry): void => {
  const path = location.pathname;
  setTimeout(() => {
    const section = document.getElementById(containerId(name));
    // The shopper moved on, or another version has taken over: this says nothing about this one.
    if (!section || location.pathname !== path || section.dataset.appVersion !== version) return;
    if (isBlank(section))
      telemetry.record({
        kind: 'blank-page',
        app: name,
        version,
        detail: 'mounted, yet nothing to see',
      });
  }, BLANK_PAGE_MS);
};
