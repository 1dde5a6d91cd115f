import {
  Channel,
  EnvironmentManifest,
  AppName,
  ReleaseRecord,
  Version,
} from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerDeploy } from '../channels/can-deploy.ts';
import { headOf } from '../channels/generations.ts';
import { USED_KINDS, whoUses } from '../checks/who-uses.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { frontendDiscovery, importMap, pinKey, type RecordsByPin } from './exports.ts';
import { paymentScriptExceptions, paymentScripts } from './payment-scripts.ts';
import { recordsOf } from './records.ts';
import type { Registry } from './registry.ts';
import { deleteVersion } from './retention.ts';

const InChannel = z.object({ channel: Channel });
const NameVersion = z.object({ name: AppName, version: Version });
const WishBody = z.strictObject({ apps: z.record(AppName, Version) });
const UsesQuery = z.object({
  kind: z.enum(USED_KINDS),
  subject: z.string().max(200).default(''),
  hours: z.coerce.number().positive().max(2_160).default(24),
});

const liveRecords = async (registry: Registry, channel: Channel) => {
  const { apps } = await headOf(registry.db, channel);
  const wanted = Object.entries(apps).flatMap(([name, app]) =>
    [app.stable, app.candidate, app.lastGood].flatMap((pin) =>
      pin ? [{ name, version: pin.version }] : [],
    ),
  );
  const records: RecordsByPin = new Map(
    (await recordsOf(registry.db, wanted)).map(({ record }) => [
      pinKey(record.name, record.version),
      record,
    ]),
  );
  return { apps, records };
};

const documents = async (registry: Registry, server: FastifyInstance): Promise<void> => {
  // Pages of any origin may read what anybody may read.
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  server.get('/v1/channels/:channel/import-map', async (request) => {
    const { apps, records } = await liveRecords(registry, input(InChannel, request.params).channel);
    return importMap(apps, records, registry.config.siteUrl);
  });
  server.get('/v1/channels/:channel/frontend-discovery', async (request) => {
    const { apps, records } = await liveRecords(registry, input(InChannel, request.params).channel);
    return frontendDiscovery(apps, records, registry.config.siteUrl);
  });
  server.get('/v1/channels/:channel/payment-scripts', async (request) => {
    const { apps, records } = await liveRecords(registry, input(InChannel, request.params).channel);
    return {
      scripts: paymentScripts(apps, records, registry.config.siteUrl),
      exceptions: paymentScriptExceptions(registry.config.gatewayScriptOrigin),
    };
  });
  server.get('/v1/schemas/release-record', async () => z.toJSONSchema(ReleaseRecord));
  server.get('/v1/schemas/environment-manifest', async () => z.toJSONSchema(EnvironmentManifest));
};

/** Other shapes of the composition, and “can I deploy?”. */
export const exportRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    await server.register((scope) => documents(registry, scope));

    server.post('/v1/channels/:channel/can-deploy', async (request) => {
      await requireRole(registry, request, 'viewer');
      return answerDeploy(
        registry,
        input(InChannel, request.params).channel,
        input(WishBody, request.body).apps,
      );
    });
    server.get('/v1/uses', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { kind, subject, hours } = input(UsesQuery, request.query);
      const since = new Date(registry.clock() - hours * 3_600_000);
      return { kind, subject, hours, users: await whoUses(registry, kind, subject, since) };
    });
    server.delete('/v1/apps/:name/versions/:version', async (request, reply) => {
      const actor = await requireRole(registry, request, 'manager');
      const { name, version } = input(NameVersion, request.params);
      await deleteVersion(registry, actor, name, version);
      return reply.code(204).send();
    });
  };
