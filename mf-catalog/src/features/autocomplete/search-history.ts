import { defineStored } from '@tapnook/platform';

const MOST = 5;
const searches = defineStored({
  key: 'searches',
  scope: 'user',
  area: 'local',
  parse: (value) =>
    Array.isArray(value)
      ? value.filter((word): word is string => typeof word === 'string').slice(0, MOST)
      : undefined,
});

/** What this device searched for, the latest first. */
export const readSearches = (): string[] => searches.read() ?? [];

/** Notes a search. */
export const writeSearch = (keyword: string): void =>
  searches.write([keyword, ...readSearches().filter((word) => word !== keyword)].slice(0, MOST));
