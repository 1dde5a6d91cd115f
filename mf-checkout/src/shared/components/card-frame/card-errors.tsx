import type { Words } from '@tapnook/platform';
import type { ReactElement } from 'react';

/** The gateway reports one error per line. */
const errorLines = (message: string): readonly string[] =>
  message.includes('\n') ? message.split('\n') : [];

/** A single error is the headline; several are listed below one. */
export const cardErrorsTitle = (t: Words['t'], message: string): string =>
  errorLines(message).length > 0 ? t('card.check') : message;

/** The errors as a list, where there are several. */
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
