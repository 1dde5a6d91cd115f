import { z } from 'zod';
import type { CallContract } from '../call.ts';

/**
 * Which of all the answers that a contract allows. `full` has everything that may be there, `lean`
 * only what must be: null where that is allowed, empty lists, empty texts. `turn` goes through the
 * values of enumerations and unions.
 */
export interface Shape {
  readonly amount: 'full' | 'lean';
  readonly turn: number;
}
/** Enough to meet every kind of gap, and several values of each enumeration. */
export const SHAPES: readonly Shape[] = [
  { amount: 'full', turn: 0 },
  { amount: 'full', turn: 1 },
  { amount: 'full', turn: 2 },
  { amount: 'full', turn: 3 },
  { amount: 'lean', turn: 0 },
  { amount: 'lean', turn: 1 },
];

type Schema = Exclude<z.core.JSONSchema.JSONSchema, boolean>;
interface Place {
  readonly shape: Shape;
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly depth: number;
  /** The property that the value is of. */
  readonly key: string;
  /** Grows with every value, so that ids differ. */
  readonly count: () => number;
}

/** Shapes that refer to themselves end here. */
const DEEPEST = 12;
const TEXTS = [
  '14:10',
  '2026-11',
  '2026-11-28',
  'sample',
  'sample-text',
  'ABCD1234',
  '/api/media/sample',
];
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-28T06:10:00.000Z',
  date: '2026-11-28',
  email: 'a@tapnook.example',
  uri: 'https://tapnook.example/sample',
  url: 'https://tapnook.example/sample',
  uuid: '3f0e6a34-6f5b-4d0c-9d0e-0f6b2f6f1a10',
};

/** What nothing fits. */
const isNever = (schema: Schema): boolean => 'not' in schema;
const isNull = (schema: Schema): boolean => schema.type === 'null' || schema.const === null;
const resolved = (schema: Schema, { definitions }: Place): Schema =>
  schema.$ref ? (definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/**
 * Ids and numbers are digits on the wire, and never empty; nor is what stands for them in an
 * address.
 */
const IDENTIFIES = /(^id|Id|No|Ids|Nos|Route)$/;

const textOf = (schema: Schema, { shape, count, key }: Place): string => {
  if (IDENTIFIES.test(key) && !schema.format && !schema.pattern) return String(1000 + count());
  if (schema.format && FORMATS[schema.format]) return FORMATS[schema.format] as string;
  if (schema.pattern) {
    const pattern = new RegExp(schema.pattern);
    const found = [String(1000 + count()), ...TEXTS].find((text) => pattern.test(text));
    if (found === undefined) throw new Error(`no sample text fits ${schema.pattern}`);
    return found;
  }
  const least = schema.minLength ?? 0;
  return (
    shape.amount === 'lean'
      ? 'x'.repeat(least)
      : `Sample ${'text '.repeat(Math.ceil(least / 5))}`.trim().padEnd(least, '.')
  ).slice(0, schema.maxLength ?? 400);
};

const numberOf = (schema: Schema, { shape, count }: Place): number => {
  const wanted = shape.amount === 'lean' ? 0 : 3 + (count() % 5);
  const above = typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : wanted;
  return Math.min(Math.max(wanted, schema.minimum ?? wanted, above), schema.maximum ?? Infinity);
};

const objectOf = (schema: Schema, place: Place): object => {
  const required = new Set(schema.required ?? []);
  const inside = (key: string): Place => ({ ...place, key, depth: place.depth + 1 });
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([key, value]) =>
      !isNever(value as Schema) && (required.has(key) || place.shape.amount === 'full'),
  );
  const open =
    typeof schema.additionalProperties === 'object' && place.shape.amount === 'full'
      ? schema.additionalProperties
      : undefined;
  const names = schema.propertyNames as Schema | undefined;
  const isAnyName = !names || Object.keys(names).every((word) => word === 'type');
  const keys = (names?.enum as string[] | undefined) ?? [
    isAnyName ? 'sample' : String(sample(names, inside('name'))),
  ];
  return Object.fromEntries([
    ...entries.map(([key, value]) => [key, sample(value as Schema, inside(key))] as const),
    ...(open ? keys.map((key) => [key, sample(open, inside(key))] as const) : []),
  ]);
};

const listOf = (schema: Schema, place: Place): unknown[] => {
  const wanted =
    place.shape.amount === 'lean' || place.depth > DEEPEST || isNever(schema.items as Schema)
      ? 0
      : 2;
  const length = Math.min(Math.max(wanted, schema.minItems ?? 0), schema.maxItems ?? Infinity);
  return Array.from({ length }, () =>
    sample(schema.items as Schema, { ...place, depth: place.depth + 1 }),
  );
};

const oneOf = (choices: readonly Schema[], place: Place): unknown => {
  const empty = choices.find(isNull);
  if (empty && (place.shape.amount === 'lean' || place.depth > DEEPEST)) return null;
  const others = choices.filter((choice) => !isNull(choice));
  return sample(others[place.shape.turn % others.length] ?? {}, place);
};

/** One value that a schema allows. */
const sample = (given: Schema, place: Place): unknown => {
  const schema = resolved(given, place);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[place.shape.turn % schema.enum.length];
  // A schema's parts may be booleans, which zod does not write.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- see above
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return oneOf(choices, place);
  if (schema.allOf)
    return Object.assign(
      {},
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- As above.
      ...(schema.allOf as Schema[]).map((one) => sample(one, place) as object),
    );
  switch (schema.type) {
    case 'object':
      return objectOf(schema, place);
    case 'array':
      return listOf(schema, place);
    case 'string':
      return textOf(schema, place);
    case 'number':
    case 'integer':
      return numberOf(schema, place);
    case 'boolean':
      return place.shape.amount === 'full' && place.shape.turn % 2 === 0;
    case 'null':
    case undefined:
    default:
      return null;
  }
};

/** One value that a schema allows, in the given shape. */
export const sampleOf = (schema: z.ZodType, shape: Shape): unknown => {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
  let made = 0;
  return sample(json, {
    shape,
    definitions: json.$defs ?? {},
    depth: 0,
    key: '',
    count: () => (made += 1),
  });
};

/** The whole envelope of a call's success, as its contract allows it. */
export const answerOf = ({ data, extra }: CallContract, shape: Shape): object => ({
  code: '0',
  message: '',
  ...(extra ? (sampleOf(extra, shape) as object) : {}),
  data: sampleOf(data, shape),
});
