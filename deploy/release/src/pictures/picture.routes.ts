import { AppName, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { transaction } from '../database/database.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { assertOwnApp } from '../registry/own-app.ts';
import type { Registry } from '../registry/registry.ts';
import { assertScope } from '../registry/tokens.ts';
import { listPictures, readPicture, storePicture } from './pictures.ts';

const MAX_BASE64 = 3_000_000;
const OfVersion = z.object({ app: AppName, version: Version });
const Place = {
  route: z.string().min(1).max(80),
  width: z.coerce.number().int().min(200).max(4_000),
};
const PictureBody = z.strictObject({ ...Place, image: z.base64().max(MAX_BASE64) });

/** Pictures of a version's key routes: its team or a manager sends them, whoever reads may look. */
export const pictureRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.post('/v1/apps/:app/versions/:version/pictures', async (request, reply) => {
      const actor = await requireRole(registry, request, 'team', 'publish');
      const { app, version } = input(OfVersion, request.params);
      const { route, width, image } = input(PictureBody, request.body);
      assertScope(actor, { action: 'publish', apps: [app] });
      await transaction(registry.db, async (tx) => {
        await assertOwnApp(tx, actor, app);
        const place = { app, version, route, width };
        await storePicture(tx, actor, place, Buffer.from(image, 'base64'));
      });
      return reply.code(201).send({ app, version, route, width });
    });
    server.get('/v1/apps/:app/versions/:version/pictures', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { app, version } = input(OfVersion, request.params);
      return { pictures: await listPictures(registry.db, app, version) };
    });
    server.get('/v1/apps/:app/versions/:version/pictures/:route/:width', async (request, reply) => {
      await requireRole(registry, request, 'viewer');
      const place = input(OfVersion.extend(Place), request.params);
      return reply
        .type('image/jpeg')
        .headers({
          'cache-control': 'private, max-age=60',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
        })
        .send(await readPicture(registry.db, place));
    });
  };
