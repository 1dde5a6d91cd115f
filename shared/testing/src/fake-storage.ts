const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/**
 * What a screen may read of a shopper's device while it renders, for as long as `run` takes; only
 * screens that never run on a server do.
 */
export const withFakeStorage = async <T>(run: () => Promise<T>): Promise<T> => {
  const device = {
    localStorage: storage(),
    sessionStorage: storage(),
    document: { visibilityState: 'visible', documentElement: { dataset: {} } },
  };
  const before = Object.keys(device).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return await run();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete (globalThis as Record<string, unknown>)[name];
    }
  }
};
