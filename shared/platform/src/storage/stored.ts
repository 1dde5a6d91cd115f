/** `user`: gone once the shopper signs out. `device`: stays, like a colour scheme. */
export type StorageScope = 'user' | 'device';
/** `local`: for all tabs and days. `session`: for this tab. */
export type StorageArea = 'local' | 'session';

export interface StoredOptions<Value> {
  /** Unique in the whole shop; the prefix comes with the scope. */
  readonly key: string;
  readonly scope: StorageScope;
  readonly area: StorageArea;
  /**
   * Reads what was parsed from JSON; undefined for what is no such value, since nothing stored is
   * trusted.
   */
  readonly parse: (value: unknown) => Value | undefined;
}
export interface Stored<Value> {
  /** Undefined where nothing is stored. `id` tells several values under one key apart. */
  readonly read: (id?: string) => Value | undefined;
  /**
   * Undefined removes the value. Never throws: a full or closed storage lasts as long as the page.
   */
  readonly write: (value: Value | undefined, id?: string) => void;
  /** Ids of the stored values. */
  readonly ids: () => readonly string[];
}

const PREFIX = 'tapnook.';
const DEVICE_PREFIX = `${PREFIX}device.`;

/** Stands in for a storage that is missing, refuses or forgets, while the page lasts. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() };

/** A server has no shopper: a value would reach the next one, and Node has storages as well. */
const isServer = (): boolean => typeof document === 'undefined';

/** The browser's storage; undefined on a server and where the browser refuses. */
const storageOf = (area: StorageArea): Storage | undefined => {
  try {
    return isServer() ? undefined : globalThis[`${area}Storage`];
  } catch {
    return undefined;
  }
};
const quietly = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const readText = (area: StorageArea, key: string): string | undefined =>
  quietly(() => storageOf(area)?.getItem(key)) ?? memory[area].get(key);

const writeText = (area: StorageArea, key: string, text: string | undefined): void => {
  memory[area].delete(key);
  quietly(() => {
    if (text === undefined) storageOf(area)?.removeItem(key);
    else storageOf(area)?.setItem(key, text);
  });
  if (text !== undefined && !isServer() && readText(area, key) !== text)
    memory[area].set(key, text);
};

const keysOf = (area: StorageArea): readonly string[] => {
  const storage = storageOf(area);
  const kept = quietly(() =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
  );
  return [...(kept ?? []), ...memory[area].keys()];
};

/**
 * A value that the browser keeps. The one way to use its storage: signing out removes every key but
 * those of the device.
 */
export const defineStored = <Value>({
  key,
  scope,
  area,
  parse,
}: StoredOptions<Value>): Stored<Value> => {
  const name = (scope === 'device' ? DEVICE_PREFIX : PREFIX) + key;
  const at = (id: string | undefined): string => (id === undefined ? name : `${name}.${id}`);
  return {
    read: (id) => {
      const text = readText(area, at(id));
      return text === undefined ? undefined : quietly(() => parse(JSON.parse(text)));
    },
    write: (value, id) =>
      writeText(area, at(id), value === undefined ? undefined : JSON.stringify(value)),
    ids: () =>
      keysOf(area)
        .filter((each) => each.startsWith(`${name}.`))
        .map((each) => each.slice(name.length + 1)),
  };
};

/** Removes all that belongs to a shopper, whoever stored it; what belongs to the device stays. */
export const clearUserStorage = (area: StorageArea): void => {
  for (const key of keysOf(area))
    if (!key.startsWith(DEVICE_PREFIX)) writeText(area, key, undefined);
};
