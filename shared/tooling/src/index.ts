import path from 'node:path';
import { browserConfig } from './browser-config.ts';
import { partOf } from './parts.ts';

export { partOf, ROOT, type Part } from './parts.ts';
export { browserConfig, exposesOf } from './browser-config.ts';
export { serverConfig } from './server-config.ts';
export { buildPart, type BuiltPart } from './build.ts';

/** The whole `webpack.config.ts` of a remote: the folder it is run in says which one. */
export const remoteConfig = () =>
  browserConfig(
    partOf(path.basename(process.cwd()), '0.0.0-dev'),
    path.join(process.cwd(), 'dist'),
  );
