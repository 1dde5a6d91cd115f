import type { LocalisedText } from '@tapnook/contracts';

/**
 * Why a call did not succeed. Compare by `code`; bundles of several versions hold several classes
 * of this name.
 */
export interface CallFailure {
  /**
   * Business code of the envelope; `network` without a response, `no-status` when one came without
   * a status, `canceled` when an identical call took over.
   */
  readonly code: string;
  /** HTTP status, 0 without a response. */
  readonly status: number;
  /** For people, in both languages. */
  readonly text: LocalisedText;
  /** The envelope's `data`, for example the fields at fault. */
  readonly data: unknown;
  /** The call's id. */
  readonly call: string;
}

const UNKNOWN: LocalisedText = { en_gb: 'unknown error', zh_hk: '未知錯誤' };
const BUSY: LocalisedText = {
  en_gb: 'The shop can’t be reached just now. Please try again shortly.',
  zh_hk: '現時未能連接店舖，請稍後再試。',
};
/** What servers before ours answer without an envelope. */
const INTERMEDIARY: Readonly<Record<number, LocalisedText>> = {
  413: {
    en_gb: 'This is too large to send. Please choose a smaller file.',
    zh_hk: '檔案太大，無法發送，請選擇較小的檔案。',
  },
  431: {
    en_gb: 'Your browser sends too many cookies. Clear them for this site and try again.',
    zh_hk: '瀏覽器發送的 Cookie 太多，請清除本網站的 Cookie 後再試。',
  },
  502: BUSY,
  503: BUSY,
  504: BUSY,
};
/** What a shopper is told when something needs a signal and there is none. */
export const OFFLINE: LocalisedText = {
  en_gb: 'You seem to be offline. Nothing was lost.',
  zh_hk: '你似乎已離線，資料沒有遺失。',
};
/** The same where the device has its signal and yet no answer came. */
const UNREACHED: LocalisedText = {
  en_gb: 'TapNook can’t be reached right now. Check your connection and try again.',
  zh_hk: '現時未能連接TapNook，請檢查網絡後再試。',
};

/** A call that failed, in words for the shopper and with the code that a screen reacts to. */
export class CallError extends Error implements CallFailure {
  override readonly name = 'CallError';
  readonly code: string;
  readonly status: number;
  readonly text: LocalisedText;
  readonly data: unknown;
  readonly call: string;

  constructor(failure: CallFailure, options?: ErrorOptions) {
    super(
      `${failure.call} failed with ${failure.code} (${failure.status}): ${failure.text.en_gb}`,
      options,
    );
    this.code = failure.code;
    this.status = failure.status;
    this.text = failure.text;
    this.data = failure.data;
    this.call = failure.call;
  }
}

/** True for a {@link CallError} of any bundle. */
export const isCallFailure = (error: unknown): error is CallFailure & Error =>
  error instanceof Error && error.name === 'CallError';

interface ErrorEnvelope {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: {
    readonly en_US?: unknown;
    readonly zh_HK?: unknown;
    readonly error?: unknown;
  } | null;
}

/**
 * Part 2, section 8: the message of the error data in either language, its `error` field, what a
 * server before ours means, or "unknown error".
 */
export const failureOf = (call: string, status: number, body: unknown): CallFailure => {
  const envelope = (body && typeof body === 'object' ? body : {}) as ErrorEnvelope;
  const data = envelope.data && typeof envelope.data === 'object' ? envelope.data : undefined;
  const any = typeof data?.error === 'string' ? data.error : undefined;
  const fallback = INTERMEDIARY[status] ?? UNKNOWN;
  const en = typeof data?.en_US === 'string' ? data.en_US : (any ?? fallback.en_gb);
  const zh = typeof data?.zh_HK === 'string' ? data.zh_HK : (any ?? fallback.zh_hk);
  const code = typeof envelope.code === 'string' ? envelope.code : String(status);
  return { call, code, status, text: { en_gb: en, zh_hk: zh }, data: envelope.data ?? null };
};

const NO_STATUS: LocalisedText = {
  en_gb: 'without response status code.',
  zh_hk: '回應沒有狀態碼。',
};

/**
 * A response that came without a status (part 2, section 8): told as it is, since nothing more is
 * known of it.
 */
export const noStatusFailure = (call: string): CallFailure => ({
  call,
  code: 'no-status',
  status: 0,
  text: NO_STATUS,
  data: null,
});
/** Servers have no `navigator`, or one without `onLine`. */
const browser: { readonly navigator?: Partial<Navigator> } = globalThis;
/** Nobody answered: the shopper is offline, or the shop cannot be reached. */
export const networkFailure = (call: string): CallFailure => ({
  call,
  code: 'network',
  status: 0,
  text: browser.navigator?.onLine === false ? OFFLINE : UNREACHED,
  data: null,
});
/** Whoever called wants no answer any more. */
export const canceledFailure = (call: string): CallFailure => ({
  call,
  code: 'canceled',
  status: 0,
  text: UNKNOWN,
  data: null,
});
