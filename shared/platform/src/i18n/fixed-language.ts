import type { i18n, InitOptions, TOptions } from 'i18next';

/**
 * Stands for `i18next` in browsers: its own functions where a page has one language and all its
 * words before anything is drawn. Loading, detecting and changing languages, formats within a text
 * (`{{price, currency}}`) and post-processors are not in it; the build refuses texts that need them
 * (`shared/tooling/src/message-forms.ts`). Servers and tests have the library itself.
 */
type Data = Readonly<Record<string, unknown>>;
type Options = TOptions & Data;
type Told = Options | string | undefined;
type Keys = string | readonly string[];

interface Found {
  readonly value: unknown;
  readonly key: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Data | null | undefined)?.[name], data) ??
  (data as Data | undefined)?.[path];

/** `$t(other.key)` within a text. */
const NESTED = /\$t\(([^,)]+)\)/g;
const VARIABLE = /\{\{-?([^}]+)\}\}/g;

const fillIn = (text: string, values: Data): string =>
  text.replace(VARIABLE, (written: string, inner: string) => {
    const name = inner.trim();
    const value = valueAt(values, name) as string | number | null | undefined;
    // A variable that nobody gave stays as it is written, so that it is seen.
    if (value === undefined && !Object.hasOwn(values, name)) return written;
    return String(value ?? '');
  });

const optionsOf = (told: Told): Options => (isText(told) ? { defaultValue: told } : (told ?? {}));

const rules = new Map<string, Intl.PluralRules>();
const pluralOf = (language: string, { count, ordinal }: Options): string => {
  const type = ordinal ? 'ordinal' : 'cardinal';
  const known = rules.get(language + type) ?? new Intl.PluralRules(language, { type });
  rules.set(language + type, known);
  return `_${ordinal ? 'ordinal_' : ''}${known.select(count as number)}`;
};

/** All keys under which a text may lie, the most special one first. */
const candidatesOf = (key: string, language: string, options: Options): readonly string[] => {
  const { context, count } = options;
  return (context ? [`${key}_${context as string}`, key] : [key]).flatMap((one) =>
    typeof count === 'number'
      ? [...(count === 0 ? [`${one}_zero`] : []), one + pluralOf(language, options), one]
      : [one],
  );
};

const nothing = (): void => {};

/** As `createInstance` of i18next, for `lng`, `resources` and `returnEmptyString` alone. */
export const createInstance = ({
  lng = 'en',
  resources = {},
  returnEmptyString = false,
}: InitOptions = {}): i18n => {
  const words: Record<string, unknown> = { ...resources[lng] };
  const modules: { readonly init?: (instance: i18n) => void }[] = [];

  const find = (key: string, namespace: string, options: Options): Found => {
    const at = key.indexOf(':');
    const own = key.slice(at + 1);
    const data = words[at < 0 ? namespace : key.slice(0, at)];
    for (const candidate of candidatesOf(own, lng, options)) {
      const value = valueAt(data, candidate);
      const isEmpty = value === '' && !returnEmptyString;
      if (value !== undefined && value !== null && !isEmpty) return { value, key: own };
    }
    return { value: undefined, key: own };
  };
  const translate = (keys: Keys, namespace: string, told: Told): unknown => {
    const options = optionsOf(told);
    const own = isText(options.ns) ? options.ns : namespace;
    const all = isText(keys) ? [keys] : keys;
    const found = all.map((key) => find(key, own, options));
    const best = found.find(({ value }) => value !== undefined) ?? found.at(-1);
    const value = best?.value ?? options.defaultValue ?? best?.key;
    if (typeof value === 'object')
      return options.returnObjects
        ? value
        : `key '${best?.key} (${lng})' returned an object instead of string.`;
    return fillIn(
      isText(value) ? value : JSON.stringify(value),
      options.replace ?? options,
    ).replace(NESTED, (_, key: string) => String(translate(key.trim(), own, options)));
  };
  const getFixedT = (_: unknown, namespaces?: Keys | null, prefix?: string) => {
    const namespace = (isText(namespaces) ? namespaces : namespaces?.[0]) ?? 'translation';
    const withPrefix = (key: string): string =>
      prefix && !key.includes(':') ? `${prefix}.${key}` : key;
    const fixed = (keys: Keys, told?: Told): unknown =>
      translate(isText(keys) ? withPrefix(keys) : keys.map(withPrefix), namespace, told);
    return Object.assign(fixed, { lng, ns: namespace, keyPrefix: prefix });
  };
  const t = getFixedT(lng);
  const then = (done: (() => void) | undefined): Promise<unknown> => {
    done?.();
    return Promise.resolve(t);
  };
  const instance = {
    language: lng,
    languages: [...new Set([lng, lng.split('-', 1)[0]])],
    resolvedLanguage: lng,
    options: { lng, react: { useSuspense: false } },
    isInitialized: true,
    services: {},
    store: { on: nothing, off: nothing },
    on: nothing,
    off: nothing,
    t,
    getFixedT,
    exists: (key: string, options: Options = {}) =>
      find(key, 'translation', options).value !== undefined,
    dir: () => 'ltr',
    hasResourceBundle: (_: string, namespace: string) => namespace in words,
    getResourceBundle: (_: string, namespace: string) => words[namespace],
    addResourceBundle: (_: string, namespace: string, data: Data) => {
      words[namespace] = { ...(words[namespace] as Data | undefined), ...data };
      return instance;
    },
    hasLoadedNamespace: () => true,
    loadNamespaces: (_: unknown, done?: () => void) => then(done),
    loadLanguages: (_: unknown, done?: () => void) => then(done),
    changeLanguage: (_: string, done?: () => void) => then(done),
    use: (module: (typeof modules)[number]) => {
      modules.push(module);
      return instance;
    },
    init: () => {
      for (const module of modules) module.init?.(instance as unknown as i18n);
      return Promise.resolve(t);
    },
  };
  return instance as unknown as i18n;
};

/** Selectors instead of keys are for code generators, which remotes here do not have. */
export const keyFromSelector = (): never => {
  throw new Error('translations are looked up by keys');
};
