import type { CallContract } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { api } from '@tapnook/contracts/api';
import type { Result } from '@tapnook/kernel';
import { err, ok } from '@tapnook/kernel';
import type { Text } from '../web/locale.ts';
import { SCANNER_TEXTS } from './scanner.texts.ts';

export interface MerchantApiOptions {
  readonly apiOrigin: string;
  readonly email: string;
  readonly password: string;
}

type Data<C extends CallContract> = ReturnType<C['data']['parse']>;
type Outcome<T> = Result<T, Text>;
export type MerchantOrder = Data<Api['decideMerchantOrder']>;
export type Enquiry = Data<Api['getMerchantContact']>;
export type Redemption = Data<Api['redeemVoucher']>;
type BookingState = 'in_booking' | 'stopped';
export type Decision = { readonly action: 'confirm' | 'reject' } | { readonly action: 'refund'; readonly voucherNos?: readonly string[] };

/** The merchant's calls of the marketplace API, made as the merchant. Every outage comes back as a sentence. */
export interface MerchantApi {
  awaiting(): Promise<Outcome<readonly MerchantOrder[]>>;
  recent(): Promise<Outcome<readonly MerchantOrder[]>>;
  enquiries(): Promise<Outcome<readonly Enquiry[]>>;
  /** `code` is the text of the QR code, or a voucher's number. Repeating a key has one effect. */
  redeem(code: string, key: string): Promise<Outcome<Redemption>>;
  decide(orderNo: string, decision: Decision, key: string): Promise<Outcome<MerchantOrder>>;
  setBooking(productId: string, state: BookingState): Promise<Outcome<unknown>>;
}

interface Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly key?: string;
  readonly token?: string;
}

const TIMEOUT = 8_000;

const addressOf = (origin: string, contract: CallContract, { params = {}, query = {} }: Sending): string => {
  const path = contract.route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${origin}/api${path}${search && `?${search}`}`;
};

const headersOf = ({ body, key, token }: Sending): Record<string, string> => ({
  accept: 'application/json', 'x-current-locale': 'en_gb', source: 'merchant-desk',
  ...(body && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }), ...(token && { authorization: `Bearer ${token}` }),
});

const refusalOf = (envelope: { readonly message?: unknown; readonly data?: { readonly en_US?: unknown; readonly zh_HK?: unknown } | null }): Text => {
  const { en_US, zh_HK } = envelope.data ?? {};
  const en = typeof en_US === 'string' ? en_US : String(envelope.message ?? SCANNER_TEXTS.refused.en);
  return { en, zh: typeof zh_HK === 'string' ? zh_HK : en };
};

const send = async <C extends CallContract>(origin: string, contract: C, sending: Sending): Promise<{ readonly status: number; readonly outcome: Outcome<Data<C>> }> => {
  try {
    const answer = await fetch(addressOf(origin, contract, sending), {
      method: contract.route.method, headers: headersOf(sending), signal: AbortSignal.timeout(TIMEOUT), ...(sending.body && { body: JSON.stringify(sending.body) }),
    });
    const envelope = (await answer.json()) as { readonly data: never };
    if (!answer.ok) return { status: answer.status, outcome: err(refusalOf(envelope)) };
    const read = contract.data.safeParse(envelope.data);
    return { status: answer.status, outcome: read.success ? ok(read.data as Data<C>) : err(SCANNER_TEXTS.unreadable) };
  } catch {
    return { status: 0, outcome: err(SCANNER_TEXTS.down) };
  }
};

const UNKNOWN_TOKEN: ReadonlySet<number> = new Set([401, 402, 403]);
const PAGE = { pageNum: '1', pageSize: '20' };

/** A voucher's number may be read out in groups, without its hyphen; what is no number is the text of a QR code. */
const codeBody = (code: string): object => {
  const joined = code.replace(/\s/g, '');
  const [, month, rest] = /^TN(\d{4})-?([0-9A-Z]{10})$/i.exec(joined) ?? [];
  return month === undefined ? { token: joined } : { voucherNo: `TN${month}-${rest}`.toUpperCase() };
};

export const openMerchantApi = ({ apiOrigin, email, password }: MerchantApiOptions): MerchantApi => {
  let token: string | undefined;
  let signingIn: Promise<Outcome<string>> | undefined;

  const login = async (): Promise<Outcome<string>> => {
    const { outcome } = await send(apiOrigin, api.loginUser, { body: { email, password } });
    token = outcome.ok ? outcome.value.accessToken : undefined;
    return outcome.ok ? ok(outcome.value.accessToken) : outcome;
  };
  /** Calls that start together share one sign-in. */
  const signIn = (): Promise<Outcome<string>> => {
    signingIn ??= login().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  };

  const call = async <C extends CallContract>(contract: C, sending: Sending): Promise<Outcome<Data<C>>> => {
    const held = token === undefined ? await signIn() : ok(token);
    if (!held.ok) return held;
    const first = await send(apiOrigin, contract, { ...sending, token: held.value });
    if (!UNKNOWN_TOKEN.has(first.status)) return first.outcome;
    const fresh = await signIn();
    return fresh.ok ? (await send(apiOrigin, contract, { ...sending, token: fresh.value })).outcome : fresh;
  };

  const itemsOf = async <T>(list: Promise<Outcome<{ readonly items: readonly T[] }>>): Promise<Outcome<readonly T[]>> => {
    const outcome = await list;
    return outcome.ok ? ok(outcome.value.items) : outcome;
  };

  return {
    awaiting: () => itemsOf(call(api.listMerchantOrders, { query: { ...PAGE, status: 'TBC' } })),
    recent: () => itemsOf(call(api.listMerchantOrders, { query: { ...PAGE, status: 'ALL' } })),
    enquiries: () => itemsOf(call(api.listMerchantContacts, { query: PAGE })),
    redeem: (code, key) => call(api.redeemVoucher, { body: codeBody(code), key }),
    decide: (orderNo, decision, key) => call(api.decideMerchantOrder, { params: { orderNo }, body: decision, key }),
    setBooking: (productId, state) => call(api.setProductBooking, { params: { productId }, body: { state } }),
  };
};
