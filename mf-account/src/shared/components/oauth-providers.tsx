import { Icon } from '@tapnook/ui';
import type { ReactElement } from 'react';

export const PROVIDERS = ['apple', 'google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];
export const isProvider = (value: string | undefined): value is Provider =>
  (PROVIDERS as readonly string[]).includes(value ?? '');

/** The providers' own names, which are the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  apple: 'Apple',
  google: 'Google',
  facebook: 'Facebook',
};

const APPLE =
  'M16.4 12.6c0-2.3 1.9-3.4 ' +
  '2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.9-.8-3-.8c-1.6 0-3 .9-3.8 2.3-1.6 ' +
  '2.8-.4 7 1.2 9.2.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3.1.7c1.3 0 2.1-1.1 ' +
  '2.9-2.2.9-1.3 1.3-2.5 1.3-2.6-.1 0-2.7-1-2.7-3.8zM14.2 5.8c.6-.8 1.1-1.9 1-3-1 ' +
  '.1-2.1.7-2.8 1.5-.6.7-1.2 1.8-1 2.9 1 .1 2.1-.6 2.8-1.4z';

/** Decorative: the provider's name stands beside it. */
export const ProviderLogo = ({ provider }: { readonly provider: Provider }): ReactElement =>
  provider === 'apple' ? (
    <Icon d={APPLE} filled />
  ) : (
    <b aria-hidden="true">{provider === 'google' ? 'G' : 'f'}</b>
  );
