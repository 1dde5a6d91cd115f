import { isPaymentAddress } from '@tapnook/contracts';
import type { Channel, ReleaseRecord } from '@tapnook/contracts/release';
import semver from 'semver';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import { getRecord } from '../registry/records.ts';
import type { Actor } from '../registry/tokens.ts';
import { queueDeliveries } from '../registry/webhooks.ts';
import type { ChannelPolicy } from './policy.ts';

interface Version {
  readonly app: string;
  readonly version: string;
}
export interface Approval extends Version {
  readonly channel: Channel;
  readonly approvedBy: string;
  readonly reason: string;
}
export interface ApprovalRequest extends Version {
  readonly channel: Channel;
  readonly requestedBy: string;
  readonly requestedAt: string;
}

/** How many second persons a version needs: the most that any rule asks for. */
export const neededApprovals = (
  { approvals }: Pick<ChannelPolicy, 'approvals'>,
  record: ReleaseRecord,
  liveContract: string | undefined,
): number =>
  approvals
    .filter((rule) => {
      if (Array.isArray(rule.for)) return rule.for.includes(record.name);
      if (rule.for === 'all') return true;
      if (rule.for === 'shell') return record.name === 'shell';
      if (rule.for === 'payment') return record.routes.some(({ path }) => isPaymentAddress(path));
      return liveContract !== undefined && semver.neq(liveContract, record.contract);
    })
    .reduce((most, { count }) => Math.max(most, count), 0);

/** Who approved a version here, but for those who may not judge themselves. */
export const approversOf = async (
  db: Queryable,
  channel: Channel,
  { app, version }: Version,
  excluded: readonly string[],
): Promise<string[]> => {
  const { rows } = await db.query<{ approved_by: string }>(
    `SELECT approved_by FROM release.approvals WHERE channel = $1 AND app = $2 AND version = $3
      AND approved_by <> ALL($4)`,
    [channel, app, version, excluded],
  );
  return rows.map((row) => row.approved_by);
};

/** Says once that a version waits for somebody; true when nobody had been told. */
export const requestApproval = async (
  tx: Queryable,
  channel: Channel,
  { app, version }: Version,
  by: string,
): Promise<void> => {
  const { rowCount } = await tx.query(
    `INSERT INTO release.approval_requests (channel, app, version, requested_by)
      VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [channel, app, version, by],
  );
  if (rowCount === 1)
    await queueDeliveries(tx, { type: 'approval-needed', channel, app, version, actor: by });
};

/** A second person's yes. Nobody approves what they published themselves. */
export const approve = async (
  tx: Queryable,
  actor: Actor,
  { channel, app, version, reason }: Omit<Approval, 'approvedBy'>,
): Promise<void> => {
  const { publishedBy } = await getRecord(tx, app, version);
  if (publishedBy === actor.name) throw new RegistryError('50109', { why: 'own-version' });
  const { rowCount } = await tx.query(
    `INSERT INTO release.approvals (channel, app, version, approved_by, reason)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [channel, app, version, actor.name, reason],
  );
  if (rowCount !== 1) return;
  await tx.query(
    'DELETE FROM release.approval_requests WHERE channel = $1 AND app = $2 AND version = $3',
    [channel, app, version],
  );
  await appendAudit(tx, {
    actor: actor.name,
    action: 'approve',
    subject: `${app}@${version}`,
    detail: { channel, reason },
  });
};

/** What waits, and what was approved lately. */
export const listApprovals = async (
  db: Queryable,
  channel: Channel,
): Promise<{ requests: ApprovalRequest[]; approvals: Approval[] }> => {
  const requests = await db.query<Omit<ApprovalRequest, 'requestedAt'> & { requestedAt: Date }>(
    `SELECT channel, app, version, requested_by AS "requestedBy", requested_at AS "requestedAt"
      FROM release.approval_requests WHERE channel = $1 ORDER BY requested_at DESC LIMIT 50`,
    [channel],
  );
  const approvals = await db.query<Approval>(
    `SELECT channel, app, version, approved_by AS "approvedBy", reason FROM release.approvals
      WHERE channel = $1 ORDER BY approved_at DESC LIMIT 50`,
    [channel],
  );
  return {
    requests: requests.rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() })),
    approvals: approvals.rows,
  };
};
