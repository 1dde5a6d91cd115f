import type { Verdict } from '../analysis/judge.ts';
import type { AppDifference, Apps } from '../rollout/transitions.ts';
import type { Alarm } from '../telemetry/alarms.ts';

/** What the console shows of one app of a channel. */
export interface AppRow {
  app: string;
  team: string;
  stable: string;
  lastGood: string | null;
  candidate: { version: string; weight: number } | null;
  /** The newest released version; previews are none. */
  newest: string;
  /** Versions that may be chosen, newest first; blocked ones are left out. */
  versions: string[];
  integrity: string;
  /** Compressed bytes that its entry and any one route take together. */
  bytes: number;
  health: 'healthy' | 'watch' | 'quiet';
  /** Share of the last hour's visits that failed; null without visits. */
  errorRate: number | null;
}

export interface HistoryRow {
  generation: number;
  kind: string;
  actor: string;
  reason: string;
  createdAt: string;
  changes: AppDifference[];
  /** Some version of it is blocked, so there is no way back to it. */
  blocked: boolean;
  apps: Apps;
}

export interface RolloutRow {
  app: string;
  version: string;
  weight: number;
  startedBy: string;
  startedAt: string;
  held: boolean;
  plan: { weight: number; minutes: number }[];
  steppedAt: string;
  verdict: Verdict | null;
}

export interface AuditLine {
  seq: number;
  at: string;
  actor: string;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
}

/** Everything that one channel's page needs, in one answer. */
export interface ConsoleState {
  channel: string;
  generation: number;
  actor: { name: string; role: string };
  heads: { channel: string; generation: number }[];
  apps: AppRow[];
  /** Refused scripts of the last day, the latest first. */
  alarms: Alarm[];
  rollouts: RolloutRow[];
  history: HistoryRow[];
  audit: AuditLine[];
}
