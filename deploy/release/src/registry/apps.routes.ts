import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import {
  AppName,
  Channel,
  ContractSurface,
  ReleaseRecord,
  Version,
} from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { headOf } from '../channels/generations.ts';
import { trainFor } from '../channels/train-offer.ts';
import { isRegistryError, RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { isSafePath } from './artefact-store.ts';
import { contentTypeOf } from './content-type.ts';
import { publish, violations, assertNotTaken } from './publish.ts';
import { getRecord, listApps, listRecords } from './records.ts';
import type { Registry } from './registry.ts';
import { whereServed } from './retention.ts';
import { assertScope } from './tokens.ts';
import type { UploadPart } from './upload.ts';
import { diffVersions } from './version-diff.ts';

const Name = z.object({ name: AppName });
const NameVersion = Name.extend({ version: Version });
const Between = z.object({
  from: Version,
  to: Version,
  channel: Channel.default('production'),
});
/** A record, or with it what a shell says of its contracts. */
const Checked = z.union([
  z.strictObject({ record: ReleaseRecord, contracts: ContractSurface }),
  ReleaseRecord.transform((record) => ({ record, contracts: undefined })),
]);
const Waive = z.object({ waive: z.stringbool().default(false) });

async function* uploadOf(request: FastifyRequest): AsyncGenerator<UploadPart> {
  for await (const part of request.parts() as AsyncIterable<MultipartFile | MultipartValue>) {
    if (part.type === 'file')
      yield {
        kind: part.fieldname === 'map' ? 'map' : 'file',
        path: part.filename,
        content: part.file,
      };
    else if (part.fieldname === 'record' || part.fieldname === 'provenance')
      yield { kind: part.fieldname, text: String(part.value) };
  }
}

const UNREADABLE = /multipart|part header|boundary|premature close|aborted/i;
/** A body that is no form, or breaks off, is the sender's fault: 10102. */
const refuseUnreadable = (error: unknown): never => {
  const isForm = !(error instanceof Error) || isRegistryError(error) || 'statusCode' in error;
  if (isForm || !UNREADABLE.test(error.message)) throw error;
  throw new RegistryError('10102', { fields: { body: error.message } }, error);
};

/** Publishing and reading versions of apps. */
export const appRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.post('/v1/apps/:name/versions', async (request, reply) => {
      const actor = await requireRole(registry, request, 'team', 'publish');
      const { name } = input(Name, request.params);
      const { waive } = input(Waive, request.query);
      assertScope(actor, { action: 'publish', apps: [name] });
      if (!request.isMultipart())
        throw new RegistryError('10102', {
          fields: { body: 'multipart/form-data with a field `record` and files' },
        });
      const published = await publish(registry, actor, uploadOf(request), name, waive).catch(
        refuseUnreadable,
      );
      return reply.code(201).send(published);
    });

    server.post('/v1/apps/:name/check', async (request) => {
      const actor = await requireRole(registry, request, 'viewer');
      const { record, contracts } = input(Checked, request.body);
      await assertNotTaken(registry.db, record, actor);
      const { apps } = await headOf(registry.db, 'production');
      return {
        findings: await violations(registry, record, actor, contracts),
        /**
         * Apps that it can only travel with, when it fits what is live together with them alone.
         */
        train: apps[record.name] ? await trainFor(registry.db, apps, [record]) : null,
      };
    });

    server.get('/v1/apps', async () => ({ apps: await listApps(registry.db) }));

    server.get('/v1/apps/:name/versions', async (request) => {
      const versions = await listRecords(registry.db, input(Name, request.params).name);
      return {
        versions: versions.map(({ record, ...rest }) => ({
          name: record.name,
          version: record.version,
          budget: record.budget,
          ...rest,
        })),
      };
    });

    server.get('/v1/apps/:name/versions/:version', async (request) => {
      const { name, version } = input(NameVersion, request.params);
      const served = await whereServed(registry.db, name, version);
      return {
        ...(await getRecord(registry.db, name, version)),
        inUse: served !== null,
        /** Only links of the preview host lead to it. */
        previewOnly: served?.isPreview ?? false,
      };
    });

    server.get('/v1/apps/:name/compare', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { name } = input(Name, request.params);
      const { from, to, channel } = input(Between, request.query);
      return diffVersions(registry, channel, name, from, to);
    });

    server.get('/artefacts/:name/:version/*', async (request, reply) => {
      const { name, version } = input(NameVersion, request.params);
      const path = (request.params as { '*': string })['*'];
      if (!isSafePath(path)) throw new RegistryError('50107', { file: path });
      const { rows } = await registry.db.query<{ integrity: string }>(
        'SELECT integrity FROM release.files WHERE name = $1 AND version = $2 AND path = $3',
        [name, version, path],
      );
      const file = rows[0] && (await registry.artefacts.read(name, version, path));
      if (!rows[0] || !file) throw new RegistryError('50107', { app: name, version, file: path });
      const content = await buffer(file.stream);
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (integrity !== rows[0].integrity)
        throw new Error(
          `the artefact ${name}/${version}/${path} is damaged: it is not what was published; ` +
            'put it back from a backup, or publish a next version',
        );
      return reply
        .type(contentTypeOf(path))
        .headers({
          etag: `"${rows[0].integrity}"`,
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
        })
        .send(content);
    });
  };
