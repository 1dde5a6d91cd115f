import { formatDay, USD_RATE } from '@tapnook/kernel';
import { defineStored, useTranslation } from '@tapnook/platform';
import { Switch } from '@tapnook/ui';
import { useSyncExternalStore, type ReactElement } from 'react';

/** The document's script reads it too, before anything is drawn (`page-html.ts`). */
const currency = defineStored<'USD'>({
  key: 'currency',
  scope: 'device',
  area: 'local',
  parse: (value) => (value === 'USD' ? value : undefined),
});

const subscribe = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-currency'] });
  return () => observer.disconnect();
};
const isShown = (): boolean => document.documentElement.dataset['currency'] === 'USD';
const show = (on: boolean): void => {
  const { dataset } = document.documentElement;
  if (on) dataset['currency'] = 'USD';
  else delete dataset['currency'];
  currency.write(on ? 'USD' : undefined);
};

/**
 * Whether prices are shown in US dollars too: in the browser alone, since pages are everybody's.
 */
export const CurrencySwitch = (): ReactElement => {
  const { t, locale } = useTranslation();
  const on = useSyncExternalStore(subscribe, isShown, () => false);
  return (
    <Switch
      label={t('currency.usd')}
      hint={t('currency.note', {
        rate: USD_RATE.hkd.toFixed(2),
        day: formatDay(USD_RATE.day, locale),
      })}
      checked={on}
      onChange={show}
    />
  );
};
