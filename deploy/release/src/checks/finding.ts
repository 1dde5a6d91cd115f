import type { LocalisedText } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';

/** A reason against a composition, or something worth knowing about it. */
export interface Finding {
  readonly check:
    | 'files'
    | 'budget'
    | 'shared'
    | 'contract'
    | 'contract-version'
    | 'slot'
    | 'event'
    | 'link'
    | 'missing-app'
    | 'address'
    | 'owner'
    | 'clash'
    | 'provenance'
    | 'style';
  /** The app that asks, and the version that does. */
  readonly app: string;
  readonly version: string;
  /** The app that ought to answer, when there is one. */
  readonly other?: string;
  /** The slot, event, link, library or file it is about. */
  readonly subject: string;
  /** A manager may let it pass with a reason; anything that would break pages may not pass. */
  readonly waivable: boolean;
  readonly message: LocalisedText;
}

/**
 * The sides on which an app may be met at the same time: stable, and the candidate when there is
 * one.
 */
type Sides = readonly ReleaseRecord[];
/** Everything that may meet on one page, by app. */
export type CompatibilitySet = Readonly<Record<string, Sides>>;
