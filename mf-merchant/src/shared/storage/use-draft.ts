import { useEffect, useRef } from 'react';

const PREFIX = 'tapnook.draft.';

/** Reads a draft of this tab; empty when there is none or storage is blocked. */
const readDraft = (key: string): Record<string, string> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {};
  } catch {
    return {};
  }
};
const writeDraft = (key: string, values: Readonly<Record<string, string>> | null): void => {
  try {
    if (values) sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
    else sessionStorage.removeItem(PREFIX + key);
  } catch {
    return;
  }
};

/**
 * Stores typed values over reloads, changes of language and visits to other pages. `onFound`
 * receives a stored draft.
 */
export const useDraft = (
  key: string,
  onFound: (values: Readonly<Record<string, string>>) => void,
): {
  readonly write: (values: Readonly<Record<string, string>>) => void;
  readonly forget: () => void;
} => {
  const found = useRef(onFound);
  useEffect(() => {
    const draft = readDraft(key);
    if (Object.keys(draft).length > 0) found.current(draft);
  }, [key]);
  return { write: (values) => writeDraft(key, values), forget: () => writeDraft(key, null) };
};
