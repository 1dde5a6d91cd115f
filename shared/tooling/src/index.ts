import path from 'node:path';
import { appOf } from './apps.ts';
import { browserConfig } from './browser-config.ts';

export { appOf, ROOT, type App } from './apps.ts';
export { browserConfig, exposesOf } from './browser-config.ts';
export { serverConfig } from './server-config.ts';
export { buildApp, type BuiltApp } from './build.ts';
export { buildPage, type Page, type PageFiles } from './build-page.ts';

/** The whole `webpack.config.ts` of a remote: the folder it is run in says which one. */
export const remoteConfig = () =>
  browserConfig(appOf(path.basename(process.cwd()), '0.0.0-dev'), path.join(process.cwd(), 'dist'));
