import { AppName, Channel, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ComposeBody, PromoteBody, TrainBody } from '../channels/change-bodies.ts';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { appendAudit } from '../registry/audit.ts';
import { assertOwnApp } from '../registry/own-app.ts';
import { getRecord } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import { assertScope } from '../registry/tokens.ts';
import { approve, listApprovals } from './approvals.ts';
import { previewPolicy } from './policy-preview.ts';
import { currentPolicy, listPolicies, ReleasePolicy, setPolicy } from './policy.ts';
import { cancelScheduled, listScheduled, scheduleChange } from './schedule.ts';

const Reason = z.string().trim().min(3).max(500);
const InChannel = z.object({ channel: Channel });
const OfVersion = z.object({ app: AppName, version: Version });
const PolicyBody = z.strictObject({
  document: ReleasePolicy,
  reason: Reason,
  /** The version that was changed; another one in force means that somebody was faster. */
  expectedVersion: z.int().nonnegative().optional(),
});
const PreviewBody = PolicyBody.pick({ document: true });
const CheckBody = z.strictObject({
  name: z.string().trim().min(1).max(60),
  passed: z.boolean(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
});
const ApprovalBody = OfVersion.extend({ reason: Reason });
const ScheduleBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('compose'), dueAt: z.iso.datetime(), change: ComposeBody }),
  z.strictObject({ kind: z.literal('train'), dueAt: z.iso.datetime(), change: TrainBody }),
  z.strictObject({ kind: z.literal('promote'), dueAt: z.iso.datetime(), change: PromoteBody }),
]);

const policyDocument = (registry: Registry, server: FastifyInstance): void => {
  server.get('/v1/policy', async (request) => {
    await requireRole(registry, request, 'viewer');
    return currentPolicy(registry.db);
  });
  server.get('/v1/policy/history', async (request) => {
    await requireRole(registry, request, 'viewer');
    return { policies: await listPolicies(registry.db, 50) };
  });
  server.put('/v1/policy', async (request) => {
    const actor = await requireRole(registry, request, 'manager');
    const change = input(PolicyBody, request.body);
    return transaction(registry.db, (tx) => setPolicy(tx, actor, change));
  });
  server.post('/v1/policy/preview', async (request) => {
    const actor = await requireRole(registry, request, 'viewer');
    const { document } = input(PreviewBody, request.body);
    return previewPolicy(registry, actor, document);
  });
  server.get('/v1/schemas/release-policy', async () => z.toJSONSchema(ReleasePolicy));
};

const checks = (registry: Registry, server: FastifyInstance): void => {
  server.post('/v1/apps/:app/versions/:version/checks', async (request, reply) => {
    const actor = await requireRole(registry, request, 'team', 'check');
    const { app, version } = input(OfVersion, request.params);
    const { name, passed, url } = input(CheckBody, request.body);
    assertScope(actor, { action: 'check', apps: [app] });
    await transaction(registry.db, async (tx) => {
      await assertOwnApp(tx, actor, app);
      await getRecord(tx, app, version);
      await tx.query(
        `INSERT INTO release.checks (app, version, name, passed, url, told_by)
          VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (app, version, name) DO UPDATE SET passed = excluded.passed,
           url = excluded.url, told_by = excluded.told_by, told_at = now()`,
        [app, version, name, passed, url ?? null, actor.name],
      );
      await appendAudit(tx, {
        actor: actor.name,
        action: passed ? 'check-passed' : 'check-failed',
        subject: `${app}@${version}`,
        detail: { check: name, ...(url && { url }) },
      });
    });
    return reply.code(201).send({ app, version, name, passed });
  });
  server.get('/v1/apps/:app/versions/:version/checks', async (request) => {
    await requireRole(registry, request, 'viewer');
    const { app, version } = input(OfVersion, request.params);
    const { rows } = await registry.db.query(
      `SELECT name, passed, url, told_by AS "toldBy", told_at AS "toldAt" FROM release.checks
        WHERE app = $1 AND version = $2 ORDER BY name`,
      [app, version],
    );
    return { checks: rows };
  });
};

const approvals = (registry: Registry, server: FastifyInstance): void => {
  server.get('/v1/channels/:channel/approvals', async (request) => {
    await requireRole(registry, request, 'viewer');
    return listApprovals(registry.db, input(InChannel, request.params).channel);
  });
  server.post('/v1/channels/:channel/approvals', async (request, reply) => {
    const actor = await requireRole(registry, request, 'manager', 'approve');
    const { channel } = input(InChannel, request.params);
    const approval = { channel, ...input(ApprovalBody, request.body) };
    assertScope(actor, { action: 'approve', channel, apps: [approval.app] });
    await transaction(registry.db, (tx) => approve(tx, actor, approval));
    return reply.code(201).send({ ...approval, approvedBy: actor.name });
  });
};

const schedule = (registry: Registry, server: FastifyInstance): void => {
  server.get('/v1/channels/:channel/schedule', async (request) => {
    await requireRole(registry, request, 'viewer');
    return {
      scheduled: await listScheduled(registry.db, input(InChannel, request.params).channel),
    };
  });
  server.post('/v1/channels/:channel/schedule', async (request, reply) => {
    const actor = await requireRole(registry, request, 'team', 'compose');
    const { channel } = input(InChannel, request.params);
    const { kind, dueAt, change } = input(ScheduleBody, request.body);
    if (Date.parse(dueAt) <= registry.clock())
      throw new RegistryError('10102', { fields: { dueAt: 'is in the past' } });
    if (actor.role !== 'manager' && (change.waive || change.breakGlass))
      throw new RegistryError('50102', { role: actor.role, needs: 'manager' });
    if ('from' in change && change.from)
      throw new RegistryError('10102', {
        fields: { from: 'name the versions to be released then' },
      });
    const made = await transaction(registry.db, (tx) =>
      scheduleChange(tx, actor, { channel, kind, dueAt, change }),
    );
    return reply.code(201).send(made);
  });
  server.delete('/v1/schedule/:id', async (request, reply) => {
    const actor = await requireRole(registry, request, 'team', 'compose');
    const { id } = input(z.object({ id: z.coerce.number().int().positive() }), request.params);
    await transaction(registry.db, (tx) => cancelScheduled(tx, actor, id));
    return reply.code(204).send();
  });
};

/** Policy, what it asks for, and changes that wait for their time. */
export const policyRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    policyDocument(registry, server);
    checks(registry, server);
    approvals(registry, server);
    schedule(registry, server);
  };
