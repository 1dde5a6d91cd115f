import { defineStored } from '@tapnook/platform';

const MOST = 20;
const history = defineStored({
  key: 'history',
  scope: 'user',
  area: 'local',
  parse: (value) =>
    Array.isArray(value)
      ? value
          .filter((id): id is string => typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id))
          .slice(0, MOST)
      : undefined,
});

/** Ids of the products that this device has looked at, the latest first. */
export const readHistory = (): string[] => history.read() ?? [];

/** Notes that a product was looked at. */
export const writeHistory = (productId: string): void =>
  history.write([productId, ...readHistory().filter((id) => id !== productId)].slice(0, MOST));
