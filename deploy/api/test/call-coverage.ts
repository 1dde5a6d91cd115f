import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallContract } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import { ErrorEnvelope } from '../src/plugins/error-handler.ts';
import { codesOf } from '../src/plugins/register-call.ts';

const CONTRACTS: readonly (readonly [string, CallContract])[] = Object.entries(api);
const parametersOf = (path: string): number => path.split('{').length - 1;

/**
 * Every contract by its address; those with fewer parameters are asked first, as the router does.
 */
const ROUTES = CONTRACTS.map(([id, contract]) => {
  const pattern = contract.route.path
    .replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
    .replace(/\{\w+\}/g, '[^/]+');
  return {
    id,
    contract,
    method: contract.route.method,
    pattern: new RegExp(`^/api${pattern}/?$`),
    parameters: parametersOf(contract.route.path),
  };
}).toSorted((a, b) => a.parameters - b.parameters);

/** The contract that an address belongs to. */
export const contractAt = (
  method: string,
  url: string,
): { readonly id: string; readonly contract: CallContract } | undefined => {
  const [path = ''] = url.split('?');
  return ROUTES.find((route) => route.method === method.toUpperCase() && route.pattern.test(path));
};

const note = (id: string, outcome: 'success' | 'failure'): void => {
  const folder = process.env['TEST_CALLS'];
  if (folder) appendFileSync(join(folder, `${process.pid}.log`), `${id} ${outcome}\n`);
};

/**
 * Notes that a call was answered, and holds its failure to the contract: an envelope in both
 * languages, with a code that the contract names. Successes are held to their schema by the API
 * itself when it runs in tests.
 */
export const recordCall = (method: string, url: string, status: number, body: unknown): void => {
  const found = contractAt(method, url);
  if (!found) return;
  const { id, contract } = found;
  const succeeded = status === contract.route.success;
  if (status >= 400) {
    const { code } = ErrorEnvelope.parse(body);
    if (!(codesOf(contract) as readonly string[]).includes(code))
      throw new Error(`${id} failed with ${code}, which its contract does not name`);
  } else if (!succeeded)
    throw new Error(`${id} answered ${status} instead of ${contract.route.success}`);
  note(id, succeeded ? 'success' : 'failure');
};

/** Notes a call that succeeded over a socket, whose body the process that asked has read. */
export const recordSuccess = (method: string, url: string, status: number): void => {
  const found = contractAt(method, url);
  if (found?.contract.route.success === status) note(found.id, 'success');
};

/** Calls that no test has seen succeed, or fail. */
export const missingFrom = (folder: string): readonly string[] => {
  const lines = existsSync(folder)
    ? readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    : [];
  const seen = new Set(lines);
  return CONTRACTS.flatMap(([id]) =>
    (['success', 'failure'] as const)
      .filter((outcome) => !seen.has(`${id} ${outcome}`))
      .map((outcome) => `${id}: no ${outcome}`),
  );
};
