/** A form body or query with nested names, as the gateway's clients send it. */
export type FormValue = string | FormRecord | FormValue[];
export interface FormRecord {
  [name: string]: FormValue;
}

/** Deeper than any field of the providers. */
const MAX_DEPTH = 16;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const pathOf = (name: string): string[] => name.replaceAll(']', '').split('[');
const isIndexed = (record: FormRecord): boolean => {
  const names = Object.keys(record);
  return names.length > 0 && names.every((name, index) => name === String(index));
};

/** Turns `{0: a, 1: b}` into `[a, b]` at every depth. */
const withLists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  return isIndexed(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

const assign = (target: FormRecord, path: readonly string[], value: string): void => {
  let at = target;
  path.forEach((raw, depth) => {
    const name = raw === '' ? String(Object.keys(at).length) : raw;
    if (depth === path.length - 1) {
      at[name] = value;
      return;
    }
    const next = at[name];
    at =
      typeof next === 'object' && !Array.isArray(next)
        ? next
        : (at[name] = Object.create(null) as FormRecord);
  });
};

/**
 * Parses `a[b][c]=1&d[0]=x&e[]=y`; names that would reach an object's prototype, or are too deep to
 * be a field of anything, are dropped.
 */
export const parseNestedForm = (source: string): FormRecord => {
  const target = Object.create(null) as FormRecord;
  for (const [name, value] of new URLSearchParams(source)) {
    const path = pathOf(name);
    if (path.length <= MAX_DEPTH && !path.some((part) => FORBIDDEN.has(part)))
      assign(target, path, value);
  }
  const plain = withLists(target);
  return Array.isArray(plain) || typeof plain === 'string' ? {} : plain;
};
