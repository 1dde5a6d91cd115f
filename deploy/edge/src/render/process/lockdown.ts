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

/** Natives by which code would run again without this process having begun its turn. */
const OWN_TURNS = ['MessageChannel', 'BroadcastChannel', 'Worker'];
/** Of browsers; asking for them here only warns. */
const STORAGES = ['localStorage', 'sessionStorage'];

/**
 * What libraries give properties of the same names, as `error.name` is: freezing these would break
 * them, so they are put back instead.
 */
const RESTORED: readonly object[] = [
  globalThis,
  ...[
    Object,
    Array,
    Function,
    String,
    Number,
    Boolean,
    Promise,
    Error,
    TypeError,
    RangeError,
  ].flatMap((one) => [one, one.prototype as object]),
];

/** Everything else that every app's code stands on. */
const freezeBuiltIns = (): void => {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (STORAGES.includes(name)) continue;
    // Read, not described: Node loads many of them when they are first asked for.
    const value = (globalThis as Record<string, unknown>)[name];
    if (value === null || value === globalThis) continue;
    if (typeof value !== 'object' && typeof value !== 'function') continue;
    const { prototype } = value as { prototype?: unknown };
    for (const one of [value, prototype]) if (one && !RESTORED.includes(one)) Object.freeze(one);
  }
  for (const instance of [new Uint8Array(), [][Symbol.iterator](), new Map().entries()])
    Object.freeze(Object.getPrototypeOf(Object.getPrototypeOf(instance)));
};

type Descriptors = Record<PropertyKey, PropertyDescriptor>;

export interface BuiltIns {
  /** Puts everything back that an app added, took or replaced. */
  readonly restore: () => void;
  /** Keeps the functions of a shared object as they are now; its plain values may change. */
  readonly watch: (shared: object) => void;
}

/**
 * Frees all other code from what an app did to the objects that all stand on. Called at the
 * beginning of each turn of the event loop, so that a change never outlives the turn of the page
 * whose app made it, however many pages are under way.
 */
export const guardBuiltIns = (): BuiltIns => {
  freezeBuiltIns();
  for (const name of OWN_TURNS) Reflect.deleteProperty(globalThis, name);
  const { ownKeys, deleteProperty, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const describe = (shared: object): Descriptors => Object.getOwnPropertyDescriptors(shared);
  const snapshots = RESTORED.map((shared) => [shared, describe(shared)] as const);
  const watched: (readonly [object, Descriptors])[] = [];
  const restore = (shared: object, before: Descriptors): void => {
    for (const name of ownKeys(shared))
      if (!getOwnPropertyDescriptor(before, name)) deleteProperty(shared, name);
    for (const name of ownKeys(before)) {
      const wanted = before[name]!;
      const found = getOwnPropertyDescriptor(shared, name);
      if (found?.value !== wanted.value || found?.get !== wanted.get)
        defineProperty(shared, name, wanted);
    }
  };
  const restoreFunctions = (shared: object, before: Descriptors): void => {
    for (const name of ownKeys(shared)) {
      const found = getOwnPropertyDescriptor(shared, name);
      if (found?.get || found?.set) {
        const wanted = getOwnPropertyDescriptor(before, name)?.value;
        if (found.get === wanted?.get && found.set === wanted?.set) continue;
        if (wanted) defineProperty(shared, name, wanted);
        else deleteProperty(shared, name);
      }
    }
    for (const name of ownKeys(before)) {
      const wanted = before[name]!;
      if (typeof wanted.value !== 'function') continue;
      if (getOwnPropertyDescriptor(shared, name)?.value !== wanted.value)
        defineProperty(shared, name, wanted);
    }
  };
  return {
    restore: () => {
      for (let i = 0; i < snapshots.length; i += 1) restore(snapshots[i]![0], snapshots[i]![1]);
      for (let i = 0; i < watched.length; i += 1) restoreFunctions(watched[i]![0], watched[i]![1]);
    },
    watch: (shared) => void (watched[watched.length] = [shared, describe(shared)]),
  };
};

/** Timers whose callbacks begin a turn of their own. */
export const guardTimers = (restore: () => void): void => {
  for (const name of ['setTimeout', 'setInterval', 'setImmediate'] as const) {
    const real = globalThis[name] as (...input: unknown[]) => unknown;
    Object.defineProperty(globalThis, name, {
      value: (callback: (...input: unknown[]) => void, ...rest: unknown[]) =>
        real(
          (...input: unknown[]) => {
            restore();
            callback(...input);
          },
          ...rest,
        ),
    });
  }
};
