import { isDeepStrictEqual } from 'node:util';
import type { CallContract } from '@tapnook/contracts';

/** As it is on the wire: dates as text, undefined keys gone. */
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const strayKeys = (given: unknown, parsed: unknown, path: string): string[] => {
  if (Array.isArray(given) && Array.isArray(parsed))
    return given.flatMap((item, index) => strayKeys(item, parsed[index], `${path}[${index}]`));
  if (typeof given !== 'object' || given === null || typeof parsed !== 'object' || parsed === null)
    return isDeepStrictEqual(given, parsed) ? [] : [path];
  return Object.entries(given).flatMap(([key, item]) =>
    key in parsed
      ? strayKeys(item, (parsed as Record<string, unknown>)[key], `${path}.${key}`)
      : [`${path}.${key}`],
  );
};

/**
 * In tests every answer must be exactly what its contract says: nothing missing, nothing more.
 * Throws otherwise.
 */
export const checkResponse = (id: string, contract: CallContract, answer: unknown): void => {
  const { data, ...rest } = onTheWire(answer) as { data: unknown };
  const parts = contract.extra
    ? [
        { schema: contract.data, value: data },
        { schema: contract.extra, value: rest },
      ]
    : [{ schema: contract.data, value: data }];
  for (const { schema, value } of parts) {
    const parsed = schema.safeParse(value);
    if (!parsed.success)
      throw new Error(
        `${id} answers what its contract does not allow: ` +
          JSON.stringify(parsed.error.issues.slice(0, 5)),
      );
    const stray = schema === contract.data ? strayKeys(value, onTheWire(parsed.data), 'data') : [];
    if (stray.length)
      throw new Error(`${id} answers more than its contract says: ${stray.slice(0, 5).join(', ')}`);
  }
};
