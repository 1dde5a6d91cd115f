/** The providers that the shop knows, by the name in their address. */
export const PROVIDERS = ['google', 'apple', 'facebook', 'staff'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
export const PROVIDER_NAMES: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  staff: 'TapNook Staff',
};

/**
 * Somebody with an account at a provider. Each provider knows them by its own subject and shares
 * what it would share.
 */
export interface Person {
  readonly sub: string;
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** Apple's way of hiding an address behind a relay. */
  readonly is_private_email?: boolean;
  readonly locale: string;
  /** Of a company's own provider. */
  readonly groups?: readonly string[];
}

export const PEOPLE: Readonly<Record<ProviderName, readonly Person[]>> = {
  google: [
    {
      sub: 'google-demo',
      name: 'Chan Ka Yan',
      given_name: 'Ka Yan',
      family_name: 'Chan',
      email: 'demo@tapnook.example',
      email_verified: true,
      locale: 'zh-HK',
    },
    {
      sub: 'google-social',
      name: 'Marcus Wong',
      given_name: 'Marcus',
      family_name: 'Wong',
      email: 'social@tapnook.example',
      email_verified: true,
      locale: 'en-GB',
    },
    {
      sub: 'google-newcomer',
      name: 'Cheung Ka Yan',
      given_name: 'Ka Yan',
      family_name: 'Cheung',
      email: 'ka.yan@gmail.example',
      email_verified: true,
      locale: 'zh-HK',
    },
    {
      sub: 'google-unverified',
      name: 'Ho Wai Man',
      given_name: 'Wai Man',
      family_name: 'Ho',
      email: 'somebody-else@mail.example',
      email_verified: false,
      locale: 'zh-HK',
    },
  ],
  apple: [
    {
      sub: 'apple-newcomer',
      name: 'Lam Tsz Ching',
      given_name: 'Tsz Ching',
      family_name: 'Lam',
      email: 'q7x2m9@privaterelay.example',
      email_verified: true,
      is_private_email: true,
      locale: 'zh-HK',
    },
    {
      sub: 'apple-priya',
      name: 'Priya Nair',
      given_name: 'Priya',
      family_name: 'Nair',
      email: 'priya.nair@mail.example',
      email_verified: true,
      is_private_email: false,
      locale: 'en-GB',
    },
  ],
  facebook: [
    {
      sub: 'facebook-newcomer',
      name: 'Wong Ho Yin',
      given_name: 'Ho Yin',
      family_name: 'Wong',
      locale: 'zh-HK',
    },
    {
      sub: 'facebook-elaine',
      name: 'Elaine Kwok',
      given_name: 'Elaine',
      family_name: 'Kwok',
      email: 'elaine.kwok@mail.example',
      email_verified: true,
      locale: 'en-GB',
    },
  ],
  // The company's own accounts, for the release console and its command line.
  staff: [
    {
      sub: 'staff-manager',
      name: 'Fong Mei Ling',
      given_name: 'Mei Ling',
      family_name: 'Fong',
      email: 'meiling.fong@tapnook.example',
      email_verified: true,
      locale: 'zh-HK',
      groups: ['everybody', 'release-managers'],
    },
    {
      sub: 'staff-catalog',
      name: 'Daniel Lee',
      given_name: 'Daniel',
      family_name: 'Lee',
      email: 'daniel.lee@tapnook.example',
      email_verified: true,
      locale: 'en-GB',
      groups: ['everybody', 'catalogue-team'],
    },
    {
      sub: 'staff-nobody',
      name: 'Yip Chun',
      given_name: 'Chun',
      family_name: 'Yip',
      email: 'chun.yip@tapnook.example',
      email_verified: true,
      locale: 'zh-HK',
      groups: ['everybody'],
    },
  ],
};

export const findPerson = (provider: ProviderName, sub: string): Person | undefined =>
  PEOPLE[provider].find((person) => person.sub === sub);
