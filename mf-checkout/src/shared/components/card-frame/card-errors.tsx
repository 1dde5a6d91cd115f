import type { Words } from '@tapnook/platform';
import type { ReactElement } from 'react';

/** What the gateway's field says of a typed card: a fault on each line. */
const errorLines = (message: string): readonly string[] =>
  message.includes('\n') ? message.split('\n') : [];

/** A single fault is its own headline; several stand under one. */
export const cardErrorsTitle = (t: Words['t'], message: string): string =>
  errorLines(message).length > 0 ? t('card.check') : message;

/** The faults one by one, where there are several. */
export const CardErrors = ({ message }: { readonly message: string }): ReactElement | null => {
  const lines = errorLines(message);
  return lines.length > 0 ? (
    <ul className="text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null;
};
