interface FieldFault {
  readonly field: string;
  readonly en_US: string;
  readonly zh_HK: string;
}
interface FailureBody {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly en_US: string; readonly zh_HK: string } & Readonly<
    Record<string, unknown>
  >;
}

/** The registry names faults by field; forms take a list of them. */
const faultsOf = (fields: unknown): FieldFault[] =>
  Object.entries((fields ?? {}) as Record<string, unknown>).map(([field, fault]) => ({
    field,
    en_US: String(fault),
    zh_HK: String(fault),
  }));

/** A refusal of the registry; `data` says why. Forms show it at its fields. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly code: string;
  readonly text: { readonly en_gb: string; readonly zh_hk: string };
  readonly data: FailureBody['data'] & { readonly fields: readonly FieldFault[] };

  constructor({ code, message, data }: FailureBody) {
    super(message);
    this.code = code;
    this.text = { en_gb: data.en_US, zh_hk: data.zh_HK };
    this.data = { ...data, fields: faultsOf(data['fields']) };
  }
}

const answerOf = async <T>(response: Response): Promise<T> => {
  // The session has ended: the page asks for a sign-in.
  if (response.status === 401) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  const body: unknown = response.status === 204 ? {} : await response.json();
  if (!response.ok) throw new RegistryRefusal(body as FailureBody);
  return body as T;
};

export const get = async <T>(path: string): Promise<T> =>
  answerOf<T>(await fetch(path, { headers: { accept: 'application/json' } }));

/** Sends a change; the registry takes it from its own page alone. */
export const send = async <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> =>
  answerOf<T>(
    await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }),
  );
