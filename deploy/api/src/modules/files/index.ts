import type { ApiModule } from '../../module.ts';
import { moveFiles } from './file-moves.service.ts';
import { fileHandlers, mediaRoutes } from './files.routes.ts';
import { removeOrphanedFiles } from './orphaned-files.service.ts';

/** Uploads and pictures. */
export const filesModule: ApiModule = {
  name: 'files',
  handlers: fileHandlers,
  routes: mediaRoutes,
  sweeps: [
    { name: 'files-orphans', everySeconds: 6 * 3600, run: removeOrphanedFiles },
    { name: 'files-object-store', everySeconds: 30, run: moveFiles },
  ],
};

export { files } from './files.tables.ts';
export { deleteFilesOfUser } from './orphaned-files.service.ts';
export { ownsUpload } from './upload.service.ts';
