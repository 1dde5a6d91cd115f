/**
 * What reaches beyond this process although Node's permission model is on: signals and debuggers of
 * other processes, other programs in this one's place, other users' rights.
 */
const DANGEROUS = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  '_startProfilerIdleNotifier',
  '_stopProfilerIdleNotifier',
  '_rawDebug',
  '_linkedBinding',
  'binding',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'initgroups',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'report',
  'loadEnvFile',
  'chdir',
];
/** What libraries that also run in browsers read of a process. */
const INNOCENT = ['version', 'versions', 'platform', 'arch', 'nextTick', 'hrtime', 'uptime'];

/** Takes from this process, for good, what no page needs and a hostile bundle would use. */
export const lockDown = (): void => {
  const real = process as unknown as Record<string, unknown>;
  const harmless: Record<string, unknown> = {
    env: Object.freeze({ NODE_ENV: 'production' }),
    cwd: () => '/',
    emitWarning: () => {},
    on: () => {},
    off: () => {},
    once: () => {},
  };
  for (const name of INNOCENT) harmless[name] = real[name];
  for (const name of DANGEROUS) {
    const removed = Reflect.deleteProperty(real, name);
    if (!removed) Object.defineProperty(real, name, { value: undefined });
  }
  Object.defineProperty(globalThis, 'process', {
    value: Object.freeze(harmless),
    writable: false,
    configurable: false,
  });
};

/** What every app's code stands on; a change to it would be a change to all of them. */
const SHARED_OBJECTS: readonly object[] = [
  globalThis,
  ...[
    Object,
    Array,
    Function,
    String,
    Number,
    Boolean,
    Promise,
    Map,
    Set,
    Date,
    RegExp,
    Error,
  ].flatMap((one) => [one, one.prototype as object]),
  JSON,
  Math,
  Reflect,
  Intl,
  URL.prototype,
  URLSearchParams.prototype,
];

/**
 * Frees every later page from what an app did to the built-in objects: whatever it added, took or
 * replaced is as it was.
 */
export const guardBuiltIns = (): (() => void) => {
  const snapshots = SHARED_OBJECTS.map(
    (shared) => [shared, Object.getOwnPropertyDescriptors(shared)] as const,
  );
  const { ownKeys, deleteProperty, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const restore = (shared: object, before: Record<PropertyKey, PropertyDescriptor>): void => {
    for (const name of ownKeys(shared))
      if (!getOwnPropertyDescriptor(before, name)) deleteProperty(shared, name);
    for (const name of ownKeys(before)) {
      const wanted = before[name as string]!;
      const found = getOwnPropertyDescriptor(shared, name);
      if (found?.value !== wanted.value || found?.get !== wanted.get)
        defineProperty(shared, name, wanted);
    }
  };
  return () => {
    for (const [shared, before] of snapshots) restore(shared, before);
  };
};
