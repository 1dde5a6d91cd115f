import type { DOMWindow } from 'jsdom';

/** What jsdom lacks and Node has. */
const NODES_OWN = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'setImmediate',
] as const;

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): unknown[] {
    return [];
  }
}
const nothing = (): void => undefined;

/**
 * What browsers have and jsdom has not, as a device that does nothing with it: no size, no
 * scrolling, a clipboard nobody reads.
 */
export const pretendDevice = (window: DOMWindow): void => {
  for (const name of NODES_OWN) window[name] = globalThis[name];
  const matchMedia = (media: string) => ({
    media,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    onchange: null,
  });
  Object.assign(window, {
    matchMedia,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver: Observer,
    scrollTo: nothing,
    scrollBy: nothing,
    open: () => null,
    print: nothing,
    requestIdleCallback: (run: () => void) => window.setTimeout(run),
  });
  Object.assign(window.Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    animate: () => ({ finished: Promise.resolve(), cancel: nothing }),
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
    showPopover: nothing,
    hidePopover: nothing,
  });
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLElement) {
      this.setAttribute('open', '');
    },
    show(this: HTMLElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new window.Event('close'));
    },
  });
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => null });
  Object.assign(window.performance, {
    getEntriesByType: () => [],
    getEntriesByName: () => [],
    mark: nothing,
    measure: nothing,
  });
  Object.assign(window.URL, { createObjectURL: () => 'blob:nothing', revokeObjectURL: nothing });
  Object.assign(window.navigator, {
    clipboard: { writeText: () => Promise.resolve() },
    share: () => Promise.resolve(),
  });
};
