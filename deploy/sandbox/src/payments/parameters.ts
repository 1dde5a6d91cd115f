import type { FormRecord, FormValue } from '../web/nested-form.ts';
import {
  emptyParameter,
  invalidRequest,
  missingParameter,
  unknownParameter,
} from './gateway-error.ts';
import type { Metadata } from './gateway.types.ts';

/**
 * Reads the parameters of one request; what is missing or malformed is refused in the gateway's
 * form.
 */
export interface Parameters {
  text(name: string): string | undefined;
  required(name: string): string;
  flag(name: string): boolean;
  /** A whole number; undefined when it was not given. */
  integer(name: string): number | undefined;
  choice<const T extends string>(name: string, among: readonly T[]): T | undefined;
  list(name: string): string[];
  metadata(): Metadata | undefined;
  /** The parameters below a name; undefined when it was not given. */
  within(name: string): Parameters | undefined;
}

const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const isRecord = (value: FormValue | undefined): value is FormRecord =>
  typeof value === 'object' && !Array.isArray(value);

const integerOf = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^-?\d{1,12}$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, 'parameter_invalid_integer', { param: name });
  return Number(value);
};

const flagOf = (name: string, value: string | undefined): boolean => {
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw invalidRequest(`Invalid boolean: ${value}`, undefined, { param: name });
  return value === 'true';
};

/** Paths of everything that was given: `a.b`, with a list's entries under the list's own name. */
const pathsOf = (value: FormValue, path = ''): [path: string, value: FormValue][] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        pathsOf(inner, path === '' ? name : `${path}.${name}`),
      )
    : [[path, value]];
const asSent = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return first + rest.map((name) => `[${name}]`).join('');
};

/**
 * Refuses what the call does not know, and what was left empty; below a name that is known as a
 * whole (`metadata`) anything may stand.
 */
export const refuseUnknown = (record: FormRecord, takes: readonly string[]): void => {
  for (const [path, value] of pathsOf(record)) {
    if (!takes.some((name) => path === name || path.startsWith(`${name}.`)))
      throw unknownParameter(asSent(path));
    if (value === '' && !path.startsWith('metadata.')) throw emptyParameter(asSent(path));
  }
};

const listOf = (value: FormValue | undefined): string[] => {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
};

export const readParameters = (record: FormRecord): Parameters => {
  const text = (name: string): string | undefined => textOf(record[name]);
  return {
    text,
    required: (name) => {
      const value = text(name);
      if (value === undefined) throw missingParameter(name);
      return value;
    },
    flag: (name) => flagOf(name, text(name)),
    integer: (name) => integerOf(name, text(name)),
    choice: (name, among) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const found = among.find((one) => one === value);
      if (found === undefined)
        throw invalidRequest(
          `Invalid ${name}: must be one of ${among.join(', ')}`,
          'parameter_unknown',
          { param: name },
        );
      return found;
    },
    list: (name) => listOf(record[name]),
    metadata: () => {
      const value = record['metadata'];
      if (!isRecord(value)) return undefined;
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, one]) =>
          typeof one === 'string' ? [[key, one]] : [],
        ),
      );
    },
    within: (name) => {
      const value = record[name];
      return isRecord(value) ? readParameters(value) : undefined;
    },
  };
};
