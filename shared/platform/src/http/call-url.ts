import type { CallRoute } from '@tapnook/contracts';

export interface RawInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

/** Thrown before anything is sent (part 2, section 5). */
export class MissingParameterError extends Error {
  override readonly name = 'MissingParameterError';
  constructor(parameter: string) {
    super(`The parameter ${parameter} must be defined`);
  }
}

const given = (value: unknown): boolean => value !== undefined && value !== null;

/** Refuses a call whose required path, query or body keys are undefined or null. */
export const checkRequired = (route: CallRoute, input: RawInput): void => {
  for (const [, name = '', optional] of route.path.matchAll(/\{(\w+)(\??)\}/g)) {
    if (!optional && !given(input.params?.[name])) throw new MissingParameterError(name);
  }
  const body =
    input.body && typeof input.body === 'object' ? (input.body as Record<string, unknown>) : {};
  for (const name of route.required ?? []) {
    const found = given(input.query?.[name]) || given(body[name]) || given(input.form?.get(name));
    if (!found) throw new MissingParameterError(name);
  }
};

/** Path and query of a call below the API's base; repeated keys for arrays, undefined left out. */
export const callPath = (route: CallRoute, input: RawInput): string => {
  const path = route.path
    .replace(/\/?\{(\w+)\?\}/g, (_, name: string) =>
      given(input.params?.[name]) ? `/${encodeURIComponent(String(input.params?.[name]))}` : '',
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (given(item)) search.append(key, String(item));
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
};
