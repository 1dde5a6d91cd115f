import { defineCall } from '../call.ts';

/**
 * Upload (part 2, section 7): multipart `file` and `type`. Pictures are served at
 * `/api/media/{id}/{width}.{format}`.
 */
export const uploadFile = defineCall('uploadFile', 'POST', '/v2/file/upload', 'client', 201, [
  'file',
  'type',
]);
