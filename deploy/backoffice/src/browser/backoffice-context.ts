import type { Locale, LocalisedText } from '@tapnook/contracts';
import type { getMember } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { createContext, use } from 'react';

export type Member = CallResult<typeof getMember>;
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What every screen works with. */
export interface BackOffice {
  readonly t: Translate;
  readonly locale: Locale;
  /** A payload's text in the page's language; the other one while it is missing. */
  readonly text: (value: LocalisedText | null | undefined) => string;
  readonly member: Member;
  /** Where shoppers are. */
  readonly shopOrigin: string;
  /** Tells what became of a press, for the eye and for screen readers. */
  readonly notify: (message: string, tone?: 'ok' | 'bad') => void;
}

export const BackOfficeContext = createContext<BackOffice | null>(null);
export const useBackOffice = (): BackOffice => {
  const context = use(BackOfficeContext);
  if (!context) throw new Error('useBackOffice was called outside the back office');
  return context;
};
/** Administrators, owners and managers write; the counter looks things up and redeems. */
export const canWrite = ({ role }: Member): boolean => role !== 'counter';
