import { Channel, AppName, TelemetryBatch, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { headOf } from '../channels/generations.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { mapDetail } from '../registry/source-maps.ts';
import { runningRollouts } from '../rollout/rollouts.ts';
import { readSlots } from './aggregates.ts';
import { ingest, slotOf } from './ingest.ts';
import { figuresOf, sumTallies, type Figures, type TimedTally } from './tally.ts';

const HOUR_MS = 3_600_000;
/** Points of a chart: more cannot be told apart at its width. */
const MAX_POINTS = 48;

const HealthQuery = z.object({
  channel: Channel.default('production'),
  hours: z.coerce.number().positive().max(720).default(24),
});
const NameVersion = z.object({ name: AppName, version: Version });
const SeriesParams = z.object({ channel: Channel, app: AppName });

export interface SeriesPoint {
  readonly at: number;
  readonly stable: Figures;
  readonly candidate: Figures;
}

/** Slots drawn together so that a chart has few points. */
const seriesOf = (slots: readonly TimedTally[], points = MAX_POINTS): SeriesPoint[] => {
  const first = slots[0]?.at ?? 0;
  const width = Math.max(1, ((slots.at(-1)?.at ?? 0) - first + 1) / points);
  const groups = new Map<number, TimedTally[]>();
  for (const slot of slots) {
    const group = Math.floor((slot.at - first) / width);
    groups.set(group, [...(groups.get(group) ?? []), slot]);
  }
  return [...groups.values()].map((group) => ({
    at: group[0]?.at ?? 0,
    stable: figuresOf(sumTallies(group.map((slot) => slot.stable))),
    candidate: figuresOf(sumTallies(group.map((slot) => slot.candidate))),
  }));
};

const detailsOf = async (registry: Registry, app: string, version: string) => {
  const { rows } = await registry.db.query<{
    kind: string;
    detail: string;
    count: number;
    seen_at: Date;
  }>(
    `SELECT kind, detail, count, seen_at FROM release.details WHERE app = $1 AND version = $2
      ORDER BY count DESC, seen_at DESC LIMIT 20`,
    [app, version],
  );
  return Promise.all(
    rows.map(async ({ seen_at, ...row }) => ({
      ...row,
      detail: await mapDetail(registry, row.detail),
      seenAt: seen_at.toISOString(),
    })),
  );
};

/** What pages tell about the apps they were made of, and what becomes of it. */
export const telemetryRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.post('/v1/telemetry', async (request, reply) => {
      await requireRole(registry, request, 'edge');
      await ingest(registry, input(TelemetryBatch, request.body));
      return reply.code(202).send({ accepted: true });
    });

    server.get('/v1/apps/:name/versions/:version/health', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { name, version } = input(NameVersion, request.params);
      const { channel, hours } = input(HealthQuery, request.query);
      const slots = await readSlots(
        registry.db,
        channel,
        name,
        { stable: version, candidate: null },
        new Date(registry.clock() - hours * HOUR_MS),
        registry.clock(),
      );
      return {
        app: name,
        version,
        channel,
        hours,
        figures: figuresOf(sumTallies(slots.map((slot) => slot.stable))),
        details: await detailsOf(registry, name, version),
      };
    });

    server.get('/v1/channels/:channel/rollouts', async (request) => {
      await requireRole(registry, request, 'viewer');
      return {
        rollouts: await runningRollouts(
          registry.db,
          input(SeriesParams.pick({ channel: true }), request.params).channel,
        ),
      };
    });

    server.get('/v1/channels/:channel/series/:app', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { channel, app } = input(SeriesParams, request.params);
      const { apps } = await headOf(registry.db, channel);
      const running = (await runningRollouts(registry.db, channel)).find((one) => one.app === app);
      const since = running
        ? slotOf(Date.parse(running.startedAt))
        : new Date(registry.clock() - HOUR_MS);
      const versions = {
        stable: apps[app]?.stable.version ?? '',
        candidate: running?.version ?? null,
      };
      const slots = await readSlots(
        registry.db,
        channel,
        app,
        versions,
        since,
        registry.clock(),
        running !== undefined,
      );
      return {
        app,
        ...versions,
        points: seriesOf(slots),
        stableFigures: figuresOf(sumTallies(slots.map((slot) => slot.stable))),
        candidateFigures: figuresOf(sumTallies(slots.map((slot) => slot.candidate))),
      };
    });
  };
