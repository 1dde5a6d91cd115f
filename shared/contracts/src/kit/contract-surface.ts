import { z } from 'zod';
import type { CallContract } from '../call.ts';
import { linkExamples, slotExamples } from '../examples.ts';
import type { CallSurface, ContractSurface, SurfaceSchema } from '../release/contract-surface.ts';
import { eventShapes } from './events.ts';

type Io = 'input' | 'output';
type Raw = Readonly<Record<string, unknown>>;

/** Names of schemas are shared by all calls, so that each is written once for each direction. */
const nameOf = (reference: string, io: Io): string =>
  `${io === 'input' ? 'sent ' : ''}${reference.split('/').at(-1) ?? ''}`;

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What decides about compatibility, of a schema as zod writes it. */
const reduced = (raw: Raw, io: Io): SurfaceSchema => {
  const each = (value: unknown): SurfaceSchema[] | undefined =>
    Array.isArray(value) ? value.filter(isRaw).map((one) => reduced(one, io)) : undefined;
  const { properties, items, additionalProperties, $ref, type, required } = raw;
  return {
    ...(type !== undefined && { type: type as string | string[] }),
    ...(typeof $ref === 'string' && { $ref: nameOf($ref, io) }),
    ...('const' in raw && { const: raw['const'] }),
    ...(Array.isArray(raw['enum']) && { enum: raw['enum'] as unknown[] }),
    ...(isRaw(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, reduced(value as Raw, io)]),
      ),
    }),
    ...(Array.isArray(required) && required.length > 0 && { required: required as string[] }),
    ...(additionalProperties !== undefined && {
      additionalProperties: isRaw(additionalProperties)
        ? reduced(additionalProperties, io)
        : additionalProperties === true,
    }),
    ...(isRaw(items) && { items: reduced(items, io) }),
    ...(raw['anyOf'] || raw['oneOf'] ? { anyOf: each(raw['anyOf'] ?? raw['oneOf']) } : {}),
    ...(raw['allOf'] ? { allOf: each(raw['allOf']) } : {}),
  };
};

/**
 * The contracts as a document: what every call takes and gives, and the names of slots, links and
 * events. `version` is that of the contracts package; `api` is the table of calls.
 */
export const contractSurface = (
  version: string,
  api: Readonly<Record<string, CallContract>>,
): ContractSurface => {
  const schemas: Record<string, SurfaceSchema> = {};
  const surfaceOf = (schema: z.ZodType, io: Io): SurfaceSchema => {
    const raw = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Raw;
    for (const [name, definition] of Object.entries((raw['$defs'] ?? {}) as Record<string, Raw>))
      schemas[nameOf(name, io)] ??= reduced(definition, io);
    return reduced(raw, io);
  };
  const placesOf = (
    places: Readonly<Record<string, z.ZodType | undefined>>,
    io: Io,
  ): Record<string, SurfaceSchema> =>
    Object.fromEntries(
      Object.entries(places).flatMap(([place, schema]) =>
        schema ? [[place, surfaceOf(schema, io)]] : [],
      ),
    );
  const calls = Object.entries(api).map(([id, call]): [string, CallSurface] => {
    const { route, params, query, headers, body, data, extra } = call;
    return [
      id,
      {
        method: route.method,
        path: route.path,
        auth: route.auth,
        request: placesOf({ params, query, headers, body }, 'input'),
        answer: placesOf({ data, extra }, 'output'),
      },
    ];
  });
  return {
    version,
    calls: Object.fromEntries(calls),
    slots: Object.keys(slotExamples),
    links: Object.keys(linkExamples),
    events: placesOf(eventShapes, 'output'),
    schemas,
  };
};
