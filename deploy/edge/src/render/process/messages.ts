import type { Locale, PageAnswer, PageComposition, PublicConfig } from '@tapnook/contracts';
import type { PageVisit, ReleaseRecord } from '@tapnook/contracts/release';

/** A page to render, without anything of the shopper but the language. */
export interface RenderRequest {
  readonly locale: Locale;
  readonly path: string;
  readonly composition: PageComposition;
  readonly config: PublicConfig;
  readonly nonce: string;
  readonly now: number;
  readonly answeredAt: number;
  readonly visit?: PageVisit | undefined;
  readonly timeout: number;
  /** Number of each app's record, as told before by `record` messages. */
  readonly records: Readonly<Record<string, number>>;
  readonly lastGood: Readonly<Record<string, number>>;
  /** Apps whose last good version takes their place, since their own one failed just now. */
  readonly avoid: readonly string[];
}

/** What the edge tells a render process. A file's or an answer's text follows its message. */
export type ToProcess =
  | { readonly kind: 'record'; readonly number: number; readonly record: ReleaseRecord }
  | { readonly kind: 'render'; readonly id: number; readonly request: RenderRequest }
  | { readonly kind: 'file'; readonly id: number; readonly error?: string }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly contentType: string;
    };

/** The call of a loader, as its bundle made it; the edge judges whether it may pass. */
export interface LoaderCall {
  readonly method: string;
  /** Path and query below the API's base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What one page took of its process. */
export interface RenderCosts {
  /** Processor time. */
  readonly milliseconds: number;
  /** Memory; null when the process gave some back meanwhile. */
  readonly kilobytes: number | null;
}
/**
 * What an app did for a page: its bundle came, its loaders ran, its elements were rendered
 * (milliseconds since 1970).
 */
export interface Stage {
  readonly app: string;
  readonly name: 'load' | 'plan' | 'render';
  readonly from: number;
  readonly to: number;
}

type AnswerWithoutHtml =
  | Omit<Extract<PageAnswer, { kind: 'page' }>, 'html'>
  | Extract<PageAnswer, { kind: 'redirect' }>;

/**
 * What a render process tells the edge. A bundle can forge any of it, so that none is trusted
 * further than a page's own content. A page's or a body's text follows its message.
 */
export type FromProcess =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  /** An app's code begins to run for a render; who hangs is known by the last of these. */
  | { readonly kind: 'enter'; readonly id: number; readonly app: string }
  | {
      readonly kind: 'rendered';
      readonly id: number;
      readonly answer: AnswerWithoutHtml;
      readonly cost?: RenderCosts | undefined;
      readonly stages: readonly Stage[];
    }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string }
  | { readonly kind: 'error'; readonly id: number; readonly app: string; readonly error: string }
  | { readonly kind: 'need'; readonly id: number; readonly number: number; readonly file: string }
  /** `page` is the render that the call is made for. */
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly page: number;
      readonly call: LoaderCall;
    };
