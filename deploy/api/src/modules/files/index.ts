import type { ApiModule } from '../../module.ts';
import { fileHandlers, mediaRoutes } from './files.routes.ts';

/** Uploads and pictures. */
export const files: ApiModule = { name: 'files', handlers: fileHandlers, routes: mediaRoutes };
