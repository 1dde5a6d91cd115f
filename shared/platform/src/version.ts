declare const __APP_VERSION__: string | undefined;

/**
 * The version that the build stamped into the bundle which holds this module. It is an entry of its
 * own, and not shared: the shared platform lies in the shell's bundle and would give every remote
 * the shell's version.
 */
export const appVersion = (): string =>
  typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : '0.0.0-dev';
