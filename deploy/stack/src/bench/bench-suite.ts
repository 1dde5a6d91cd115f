import type { Stack } from '../stack.ts';

/** What a part of the benchmark may use. */
export interface Bench {
  readonly stack: Stack;
  /** Where the stack keeps its data; parts make folders of their own in it. */
  readonly folder: string;
  /** The edge's address, without a slash at the end. */
  readonly shop: string;
  /**
   * The edge's port; the stack takes it and the nine after it, a part may take those after them.
   */
  readonly port: number;
  /** How often each figure is taken. */
  readonly rounds: number;
  /** Chromium's program, or nothing for Playwright's own. */
  readonly chromium: string | undefined;
  readonly log: (line: string) => void;
}

/**
 * One part of the benchmark: measures, and gives tables to print (rows of cells, the first row is
 * the heading).
 */
export type BenchSuite = (bench: Bench) => Promise<readonly BenchTable[]>;

export interface BenchTable {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}
