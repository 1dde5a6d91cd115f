/** A refusal as OpenSearch words it: type, reason and HTTP status. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }

  toBody(): object {
    const cause = { type: this.type, reason: this.message };
    return { error: { root_cause: [cause], ...cause }, status: this.status };
  }
}

export const parsing = (reason: string): EngineError =>
  new EngineError(400, 'parsing_exception', reason);
export const illegal = (reason: string): EngineError =>
  new EngineError(400, 'illegal_argument_exception', reason);
export const noIndex = (name: string): EngineError =>
  new EngineError(404, 'index_not_found_exception', `no such index [${name}]`);

/** Checks that an object has no other keys than these, in the engine's words. */
export const onlyKeys = (what: string, value: unknown, keys: readonly string[]): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw parsing(`[${what}] malformed, expected an object`);
  const other = Object.keys(value).find((key) => !keys.includes(key));
  if (other !== undefined) throw parsing(`[${what}] does not support [${other}]`);
  return value as Json;
};

export type Json = Readonly<Record<string, unknown>>;

/** The single entry of an object such as `{ term: … }` or `{ pay_price: … }`. */
export const onlyEntry = (what: string, value: unknown): readonly [string, unknown] => {
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [];
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw parsing(`[${what}] malformed, expected one field name, found ${entries.length}`);
  return entry;
};
