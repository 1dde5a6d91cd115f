import type { Stage } from './messages.ts';

const MAX_STAGES = 100;

export interface Stages {
  /** Times a piece of an app's work. */
  readonly timed: <T>(app: string, name: 'load' | 'plan', work: () => Promise<T>) => Promise<T>;
  /** An app's elements begin to be rendered; they end where those of another one begin. */
  readonly rendering: (app: string) => void;
  /** All of them, once the page is made. */
  readonly end: () => readonly Stage[];
}

// Taken before any bundle runs, which may replace them.
const { timeOrigin } = performance;
const elapsed = performance.now.bind(performance);
const now = (): number => timeOrigin + elapsed();

/**
 * What each app did for a page, and for how long: the edge shows it to whoever looks for what is
 * slow.
 */
export const createStages = (): Stages => {
  const stages: Stage[] = [];
  let rendering: { readonly app: string; readonly from: number } | undefined;
  const add = (app: string, name: Stage['name'], from: number): void => {
    if (stages.length < MAX_STAGES) stages[stages.length] = { app, name, from, to: now() };
  };
  const endRendering = (): void => {
    if (rendering) add(rendering.app, 'render', rendering.from);
    rendering = undefined;
  };
  return {
    timed: async (app, name, work) => {
      const from = now();
      try {
        return await work();
      } finally {
        add(app, name, from);
      }
    },
    rendering: (app) => {
      endRendering();
      rendering = { app, from: now() };
    },
    end: () => {
      endRendering();
      return stages;
    },
  };
};
