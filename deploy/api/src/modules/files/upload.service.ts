import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, type FieldError, fieldError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { listed } from '../../translations.ts';
import { storeFile } from './file-content.service.ts';
import { files } from './files.tables.ts';
import { normalisePicture, rejectPicture, type UploadType } from './uploaded-picture.ts';

const TYPES: readonly string[] = ['review', 'avatar', 'enquiry'];
/** Pictures of the shop itself, which only who works for it uploads. */
const WORK_TYPES: readonly string[] = [...TYPES, 'product'];

interface Upload {
  readonly bytes: Buffer;
  readonly type: UploadType;
}

const isNull = (name: string): FieldError =>
  fieldError(`body.${name}`, 'fault.parameterCannotNull', { name });

/** Reads the fields `file` and `type` in whichever order they come (part 2, section 5). */
const readUpload = async (request: FastifyRequest, types: readonly string[]): Promise<Upload> => {
  if (!request.isMultipart())
    throw new ApiError('10102', {
      fields: [fieldError('headers.content-type', 'fault.sendMultipartFormData')],
    });
  let bytes: Buffer | undefined;
  let type: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') {
      bytes = await part.toBuffer().catch(() => {
        throw rejectPicture('too-large');
      });
    } else if (part.type === 'file') part.file.resume();
    else if (part.fieldname === 'type') type = part.value;
  }
  const missing = [...(bytes ? [] : [isNull('file')]), ...(type ? [] : [isNull('type')])];
  if (missing.length > 0 || !bytes) throw new ApiError('10102', { fields: missing });
  if (typeof type !== 'string' || !types.includes(type))
    throw new ApiError('10102', {
      fields: [fieldError('body.type', 'fault.oneOf', { values: listed(types) })],
    });
  return { bytes, type: type as UploadType };
};

/** Takes an upload: judged, encoded anew and kept under an unguessable id. */
export const storeUpload = async (
  deps: Deps,
  request: FastifyRequest,
  { userId: uploader, role }: Pick<Viewer, 'userId' | 'role'>,
) => {
  const userId = Number(uploader);
  const { bytes, type } = await readUpload(request, role === 'client' ? TYPES : WORK_TYPES);
  const { content, width, height } = await normalisePicture(bytes, type);
  const id = `up-${randomBytes(16).toString('hex')}`;
  const hash = createHash('sha256').update(content).digest('hex');
  // The row comes first: a crash leaves bytes that a job moves, never an object without a row.
  await deps.db.insert(files).values({
    id,
    userId,
    type,
    mimeType: 'image/webp',
    width,
    height,
    size: content.length,
    hash,
    content,
  });
  await storeFile(deps, id, content).catch((error: unknown) =>
    request.log.warn({ err: error, fileId: id }, 'an upload waits for the object store'),
  );
  return {
    id,
    url: `/api/media/${id}`,
    type,
    mimeType: 'image/webp',
    width,
    height,
    size: content.length,
  };
};

/**
 * Whether a picture is the person's own upload, for modules that let people show pictures. `path`
 * is `/api/media/{id}`.
 */
export const ownsUpload = async (tx: Tx, userId: number, path: string): Promise<boolean> => {
  const id = path.replace('/api/media/', '');
  const [row] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)));
  return row !== undefined;
};

/** How many of these uploads are of somebody, and for this purpose. */
export const countOwnUploads = async (
  tx: Tx,
  userId: number,
  type: (typeof files.$inferSelect)['type'],
  ids: readonly string[],
): Promise<number> => {
  const [row] = await tx
    .select({ own: count() })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.userId, userId), eq(files.type, type)));
  return row?.own ?? 0;
};
