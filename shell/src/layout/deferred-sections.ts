import { whenIdle } from '../scheduling/idle-callback.ts';

/** From now on the whole page is laid out, as places to scroll to need it. */
export const renderAllSections = (): void => void delete document.documentElement.dataset.fresh;

/**
 * A page that has just come lays out its first screen alone; the rest of it follows section by
 * section, each when the page is at rest.
 */
export const renderDeferredSections = (): void => {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-fresh] [data-late]')];
  const next = (): void => {
    // A few cards are as much work as one section.
    const some = waiting.splice(0, waiting[0]?.dataset.late === 'card' ? 4 : 1);
    if (some.length === 0) return renderAllSections();
    for (const section of some) section.dataset.near = '';
    whenIdle(next);
  };
  whenIdle(next);
};
