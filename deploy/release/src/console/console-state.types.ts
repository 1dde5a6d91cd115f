import type { Verdict } from '../analysis/canary-verdict.ts';
import type { Block } from '../channels/blocks.ts';
import type { Link } from '../channels/links.ts';
import type { FlagState } from '../flags/flags.ts';
import type { ApprovalRequest } from '../policy/approvals.ts';
import type { ChannelPolicy, PolicyVersion } from '../policy/policy.ts';
import type { Scheduled } from '../policy/schedule.ts';
import type { AppDifference, Apps } from '../rollout/transitions.ts';
import type { Alarm } from '../telemetry/alarms.ts';

/** What the console shows of one app of a channel. */
export interface AppRow {
  readonly app: string;
  readonly team: string;
  readonly stable: string;
  readonly lastGood: string | null;
  readonly candidate: { version: string; weight: number } | null;
  /** The newest released version; previews are none. */
  readonly newest: string;
  /** Versions that may be chosen, newest first; blocked ones are left out. */
  readonly versions: string[];
  readonly integrity: string;
  /** Compressed bytes that its entry and any one route take together. */
  readonly bytes: number;
  readonly health: 'healthy' | 'watch' | 'quiet';
  /** Share of the last hour's visits that failed; null without visits. */
  readonly errorRate: number | null;
}

export interface HistoryRow {
  readonly generation: number;
  readonly kind: string;
  readonly actor: string;
  readonly reason: string;
  readonly createdAt: string;
  readonly changes: AppDifference[];
  /** Some version of it is blocked, so there is no way back to it. */
  readonly blocked: boolean;
  readonly apps: Apps;
}

export interface RolloutRow {
  readonly app: string;
  readonly version: string;
  readonly weight: number;
  readonly startedBy: string;
  readonly startedAt: string;
  readonly held: boolean;
  readonly plan: { weight: number; minutes: number }[];
  readonly steppedAt: string;
  readonly verdict: Verdict | null;
  /** Of a train: its name, and all that travel. */
  readonly train: { name: string; apps: string[] } | null;
}

export interface AuditLine {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Record<string, unknown>;
}

/** Everything that one channel's page needs, in one answer. */
export interface ConsoleState {
  readonly channel: string;
  readonly generation: number;
  readonly actor: { name: string; role: string; team: string | null };
  readonly heads: { channel: string; generation: number }[];
  readonly apps: AppRow[];
  /** Refused scripts of the last day, the latest first. */
  readonly alarms: Alarm[];
  readonly rollouts: RolloutRow[];
  readonly history: HistoryRow[];
  readonly audit: AuditLine[];
  /** Versions that must not be served, the latest first. */
  readonly blocks: Block[];
  /** Preview links and other overrides that hold now, the latest first. */
  readonly links: Link[];
  readonly approvals: { requests: ApprovalRequest[] };
  /** The rules of this channel, and who set them. */
  readonly policy: Omit<PolicyVersion, 'document'> & { rules: ChannelPolicy };
  readonly scheduled: Scheduled[];
  readonly flags: FlagState[];
  /** Until when the emergency brake is pulled. */
  readonly clearSiteData: { until: string } | null;
}
