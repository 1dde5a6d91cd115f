import { z } from 'zod';

export const uploadType = z
  .enum(['review', 'avatar', 'enquiry', 'product'])
  .meta({ id: 'UploadType', description: 'What the picture is for; decides its size limits.' });
/**
 * An uploaded picture. `url` is the base `/api/media/{id}`, to which `/{width}.{format}` is added.
 */
export const fileInfo = z
  .object({
    id: z.string(),
    url: z.string(),
    type: uploadType,
    mimeType: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    size: z.number().int(),
  })
  .meta({ id: 'FileInfo' });
