const KEY = 'tapnook.history';
const MOST = 20;

/** Ids of the products that this device has looked at, the latest first. Empty without storage. */
export const readHistory = (): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value)
      ? value
          .filter((id): id is string => typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id))
          .slice(0, MOST)
      : [];
  } catch {
    return [];
  }
};

/** Notes that a product was looked at. A closed storage only means that nothing is remembered. */
export const writeHistory = (productId: string): void => {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([productId, ...readHistory().filter((id) => id !== productId)].slice(0, MOST)),
    );
  } catch {
    return;
  }
};
