import type { Finding } from '../checks/finding.ts';
import type { AppDifference } from '../rollout/transitions.ts';

export interface Fix {
  readonly app: string;
  readonly version: string;
  readonly kind: 'take' | 'keep';
}
/** One relation of the board: `asks` leans on `answers` for a slot, event or link. */
export interface CompatibilityCell {
  readonly asks: string;
  readonly answers: string;
  readonly subjects: string[];
  readonly refused: boolean;
}
export interface DeployAnswer {
  readonly generation: number;
  readonly deployable: boolean;
  readonly changes: AppDifference[];
  readonly findings: (Finding & { fix: Fix | null })[];
  /**
   * The nearest composition that may be deployed; null when the wish itself may, or when nothing of
   * it may.
   */
  readonly nearest: Record<string, string> | null;
  /** What it could travel with as a train; null when nothing published helps. */
  readonly train: Record<string, string> | null;
  readonly board: CompatibilityCell[];
}
