import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import { createMedia, WIDTHS, type Format } from './media.service.ts';
import { createPictureVariants } from './picture-variants.ts';
import { storeUpload } from './upload.service.ts';

const TYPES: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Uploads (part 2, section 7). */
export const fileHandlers = (deps: Deps): Pick<Handlers, 'uploadFile'> => ({
  uploadFile: ({ viewer, request }) => storeUpload(deps, request, viewer),
});

const DELETED_INTERVAL_MS = 30_000;
const TRIM_INTERVAL_MS = 10 * 60_000;

/** Every process looks after its own disk: a job of which one runs would not reach the others'. */
const createVariants = (app: FastifyInstance, deps: Deps) => {
  const variants = createPictureVariants(deps.env.MEDIA_DIR, (details, message) =>
    app.log.warn(details, message),
  );
  const report = (error: unknown): void =>
    app.log.error({ err: error }, 'The kept pictures could not be looked through');
  const timers = [
    setInterval(() => void variants.removeDeleted(deps).catch(report), DELETED_INTERVAL_MS),
    setInterval(() => void variants.trim().catch(report), TRIM_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onReady', () => void variants.trim().catch(report));
  app.addHook('onClose', async () => timers.forEach((timer) => clearInterval(timer)));
  return variants;
};

/**
 * `GET /api/media/{id}/{width}.{format}`: a picture of a listed width. Addresses never change their
 * picture, so browsers keep them for good.
 */
export const mediaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const media = createMedia(deps, createVariants(app, deps));
  app.get<{ Params: { id: string; file: string } }>(
    '/media/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, wanted, format] = /^(\d{1,4})\.(avif|webp|jpg)$/.exec(request.params.file) ?? [];
      const width = Number(wanted);
      const known = /^[\w-]{1,64}$/.test(request.params.id) && WIDTHS.includes(width);
      const content = known
        ? await media.get(request.params.id, width, format as Format)
        : undefined;
      if (!content) throw new ApiError('10405');
      return (
        reply
          .header('content-type', TYPES[format as Format])
          .header('cache-control', 'public, max-age=31536000, immutable, no-transform')
          // What a shared cache is told to drop when the picture is taken away.
          .header('surrogate-key', `picture:${request.params.id}`)
          .header('cache-tag', `picture:${request.params.id}`)
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'")
          .send(content)
      );
    },
  );
};
