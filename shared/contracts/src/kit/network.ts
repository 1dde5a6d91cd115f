import type { CallContract } from '../call.ts';
import { answerOf, type Shape } from './sample-responses.ts';

/**
 * A network that answers every call as its contract allows, and notes whatever a contract does not
 * take.
 */
export interface ContractNetwork {
  readonly fetch: typeof fetch;
  /**
   * Calls that no contract offers, and calls that the contract would refuse; in words, each once.
   */
  readonly refused: ReadonlySet<string>;
}

type Contracts = Readonly<Record<string, CallContract>>;
type Input = Readonly<Record<string, unknown>>;

const patternOf = (path: string): RegExp => {
  const parts = path
    .replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^(?:/api)?${parts}$`);
};

const contractOf = (
  contracts: Contracts,
  method: string,
  pathname: string,
): { contract: CallContract; params: Input } | undefined => {
  const found = Object.values(contracts).flatMap((contract) => {
    const match =
      contract.route.method === method ? patternOf(contract.route.path).exec(pathname) : null;
    return match
      ? [
          {
            contract,
            params: Object.fromEntries(
              Object.entries(match.groups ?? {})
                // A group that took no part in the match is undefined.
                // oxlint-disable-next-line typescript/no-unnecessary-condition -- may be unmatched
                .filter(([, value]) => value !== undefined)
                .map(([name, value]) => [name, decodeURIComponent(value)]),
            ),
          },
        ]
      : [];
  });
  // A fixed address is meant before one with a parameter.
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
};

/** Repeated keys are lists, as the API reads them. */
const queryOf = (search: URLSearchParams): Input =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => [
      key,
      search.getAll(key).length > 1 ? search.getAll(key) : search.get(key),
    ]),
  );

/** What a contract has against a request, in words. */
const objections = (
  { route, params, query, body, multipart }: CallContract,
  given: { params: Input; query: Input; body: unknown },
): string[] => {
  const apps = [
    ['path', params, given.params],
    ['query', query, given.query],
    ['body', multipart ? undefined : body, given.body],
  ] as const;
  return apps.flatMap(([where, schema, value]) => {
    const result = schema?.safeParse(value);
    return result?.success === false
      ? result.error.issues.map(
          (issue) =>
            `${route.id} would be refused: ${where} ${issue.path.join('.')}: ${issue.message}`,
        )
      : [];
  });
};

const made = new WeakMap<CallContract, Map<string, string>>();
/** The same contract answers the same in the same shape. */
const bodyOf = (contract: CallContract, shape: Shape): string => {
  const known = made.get(contract) ?? new Map<string, string>();
  made.set(contract, known);
  const key = `${shape.amount} ${shape.turn}`;
  const body = known.get(key) ?? JSON.stringify(answerOf(contract, shape));
  known.set(key, body);
  return body;
};

export const createContractNetwork = (contracts: Contracts, shape: Shape): ContractNetwork => {
  const refused = new Set<string>();
  const answer = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const found = contractOf(contracts, request.method, url.pathname);
    if (!found) {
      refused.add(`${request.method} ${url.pathname.replace(/^\/api/, '')} is not offered`);
      throw new TypeError(`${request.method} ${url.pathname} is not offered`);
    }
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = text && isJson ? JSON.parse(text) : undefined;
    for (const objection of objections(found.contract, {
      params: found.params,
      query: queryOf(url.searchParams),
      body,
    }))
      refused.add(objection);
    return new Response(bodyOf(found.contract, shape), {
      status: found.contract.route.success === 204 ? 200 : found.contract.route.success,
      headers: { 'content-type': 'application/json' },
    });
  };
  return { fetch: answer, refused };
};
