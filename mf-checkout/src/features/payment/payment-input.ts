import type { LocalisedText } from '@tapnook/contracts';

/** What paying needs of the contact form. */
export interface PaymentContact {
  /** Whether the terms are agreed to. */
  readonly terms: boolean;
  /** True when the form is valid; else it shows every error and takes the focus. */
  readonly check: () => boolean;
  /** Shows errors that the server found, by field. */
  readonly showServerErrors: (errors: Readonly<Record<string, LocalisedText>>) => void;
}

/** What paying needs of the discount code and the coins. */
export interface PaymentDiscounts {
  readonly sum: {
    /** What is to be paid, in cents. */
    readonly payment: number;
  };
  /** A code is being checked. */
  readonly checking: boolean;
  readonly codeError: LocalisedText | null;
  /** The check of the code got no answer. */
  readonly unreached: boolean;
  /** Applies a typed code that was not applied yet; true when there was one. */
  readonly applyTyped: () => boolean;
  readonly removeCode: (reason: {
    readonly text: LocalisedText;
    readonly holder: string | undefined;
  }) => void;
  readonly setUseCoins: (use: boolean, reason: LocalisedText) => void;
}
