declare const __PART_VERSION__: string | undefined;

/**
 * The version that the build stamped into the bundle which holds this module. It is an entry of its own, and not shared:
 * the shared platform lies in the shell's bundle and would give every remote the shell's version.
 */
export const partVersion = (): string =>
  typeof __PART_VERSION__ === 'string' ? __PART_VERSION__ : '0.0.0-dev';
