import { defineStored, randomId } from '@tapnook/platform';

const stored = defineStored({
  key: 'visitor',
  scope: 'user',
  area: 'local',
  parse: (value) => (typeof value === 'string' ? value : undefined),
});

/** A random id of this browser for calls that visitors may make. */
export const visitorId = (): string => {
  const known = stored.read();
  if (known !== undefined) return known;
  const fresh = randomId();
  stored.write(fresh);
  return fresh;
};
