import type { ProfileSection } from '@tapnook/contracts';
import {
  bellIcon,
  cardIcon,
  heartIcon,
  lockIcon,
  mailIcon,
  mapIcon,
  settingsIcon,
  starIcon,
  tagIcon,
  ticketIcon,
  userIcon,
  walletIcon,
} from '@tapnook/ui';

/** Sections in the order of the navigation; `coin` stands for the coin's own icon. */
export const NAVIGATION_SECTIONS: readonly {
  readonly section: ProfileSection;
  readonly icon: string;
}[] = [
  { section: 'order', icon: ticketIcon },
  { section: 'vouchers', icon: walletIcon },
  { section: 'reviews', icon: starIcon },
  { section: 'coins', icon: 'coin' },
  { section: 'codes', icon: tagIcon },
  { section: 'saved', icon: heartIcon },
  { section: 'notifications', icon: bellIcon },
  { section: 'editProfileInfo', icon: userIcon },
  { section: 'loginMethod', icon: lockIcon },
  { section: 'cards', icon: cardIcon },
  { section: 'addressBook', icon: mapIcon },
  { section: 'setSubscription', icon: mailIcon },
  { section: 'accountSet', icon: settingsIcon },
];

/** Sections without an entry of their own, by the entry that they belong to. */
const WITHIN: Readonly<Partial<Record<string, ProfileSection>>> = {
  addPhone: 'loginMethod',
  setPassword: 'loginMethod',
  devices: 'loginMethod',
};

/** The navigation entry that a section belongs to. */
export const navigationSectionOf = (section: string): string => WITHIN[section] ?? section;

export const isSection = (value: string | undefined): value is ProfileSection =>
  value !== undefined &&
  (value in WITHIN || NAVIGATION_SECTIONS.some(({ section }) => section === value));
