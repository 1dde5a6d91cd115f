const KEY = 'tapnook.searches';
const MOST = 5;

/** What this device searched for, the latest first. Empty without storage. */
export const readSearches = (): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value)
      ? value.filter((word): word is string => typeof word === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
};

/** Notes a search. A closed storage only means that nothing is remembered. */
export const writeSearch = (keyword: string): void => {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(
        [keyword, ...readSearches().filter((word) => word !== keyword)].slice(0, MOST),
      ),
    );
  } catch {
    return;
  }
};
