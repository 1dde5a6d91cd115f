import type { Words } from '@tapnook/platform';
import type { ReactElement } from 'react';

/** What the gateway's field says of a typed card: a fault on each line. */
const several = (said: string): readonly string[] => (said.includes('\n') ? said.split('\n') : []);

/** A single fault is its own headline; several stand under one. */
export const cardFaultsTitle = (t: Words['t'], said: string): string =>
  several(said).length > 0 ? t('card.check') : said;

/** The faults one by one, where there are several. */
export const CardFaults = ({ said }: { readonly said: string }): ReactElement | null => {
  const faults = several(said);
  return faults.length > 0 ? (
    <ul className="text-sm">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  ) : null;
};
