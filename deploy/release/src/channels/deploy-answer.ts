import type { Finding } from '../checks/finding.ts';
import type { AppDifference } from '../rollout/transitions.ts';

export interface Fix {
  app: string;
  version: string;
  kind: 'take' | 'keep';
}
/** One relation of the board: `asks` leans on `answers` for a slot, event or link. */
export interface Fit {
  asks: string;
  answers: string;
  subjects: string[];
  refused: boolean;
}
export interface DeployAnswer {
  generation: number;
  deployable: boolean;
  changes: AppDifference[];
  findings: (Finding & { fix: Fix | null })[];
  /** The nearest composition that may be deployed; null when the wish itself may, or when nothing of it may. */
  nearest: Record<string, string> | null;
  board: Fit[];
}
