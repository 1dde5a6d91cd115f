import type { FlagSetting } from '@tapnook/contracts/release';

const VALUES = { true: 'on', false: 'off' } as const;

/**
 * Visits and shoppers are counted for a flag as they are for an app: its values stand for versions.
 * No app has such a name, so the two never meet.
 */
export const flagSubject = (name: string): string => `flag:${name}`;
export const flagValue = (isOn: boolean): string => VALUES[`${isOn}`];

/** Whether some shoppers have it and some do not: then both can be compared. */
export const isOnTrial = ({ on, weight }: FlagSetting): boolean =>
  on && weight > 0 && weight < 10_000;
