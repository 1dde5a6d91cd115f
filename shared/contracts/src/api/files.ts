import { z } from 'zod';
import { defineContracts } from '../call.ts';
import { uploadFile } from '../calls/files.ts';
import { fileInfo } from './shapes/files.ts';

/**
 * Files (part 2, section 7). The multipart body is judged by the handler: fields `file` and `type`.
 */
export const fileContracts = defineContracts({
  uploadFile: {
    route: uploadFile,
    limit: { times: 120, seconds: 3600 },
    tag: 'files',
    summary: 'Upload a picture; it is re-encoded and loses its metadata',
    multipart: true,
    body: z.unknown(),
    data: fileInfo,
    errors: ['21001', '10429'],
  },
});
