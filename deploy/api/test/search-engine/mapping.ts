import { EngineError, illegal, type Json, onlyKeys } from './engine-error.ts';

export interface Property {
  readonly type: string;
  readonly doc_values?: boolean;
  readonly format?: string;
}
export type Properties = Readonly<Record<string, Property>>;
export interface Mapping {
  readonly dynamic: string;
  readonly _meta: Json;
  readonly properties: Properties;
}

/** Parameters by field type that the stand-in knows; the engine knows more. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  keyword: ['doc_values', 'ignore_above'],
  wildcard: ['ignore_above'],
  integer: ['doc_values'],
  long: ['doc_values'],
  double: ['doc_values'],
  boolean: ['doc_values'],
  date_range: ['format'],
};
const INDEX_SETTINGS = [
  'number_of_shards',
  'number_of_replicas',
  'auto_expand_replicas',
  'refresh_interval',
];

const badMapping = (reason: string): EngineError =>
  new EngineError(400, 'mapper_parsing_exception', reason);

/** Reads the body of `PUT /index`. */
export const readMapping = (body: unknown): Mapping => {
  const { settings = {}, mappings } = onlyKeys('create_index', body, ['settings', 'mappings']);
  const { index = {} } = onlyKeys('settings', settings, ['index']);
  for (const name of Object.keys(index as Json))
    if (!INDEX_SETTINGS.includes(name)) throw illegal(`unknown setting [index.${name}]`);
  const {
    dynamic = 'true',
    _meta = {},
    properties = {},
  } = onlyKeys('mappings', mappings, ['dynamic', '_meta', 'properties']);
  for (const [name, property] of Object.entries(properties as Properties)) {
    const { type, ...parameters } = property;
    const known = TYPES[type];
    if (!known) throw badMapping(`No handler for type [${type}] declared on field [${name}]`);
    const other = Object.keys(parameters).find((key) => !known.includes(key));
    if (other) throw badMapping(`unknown parameter [${other}] on mapper [${name}]`);
  }
  return { dynamic: String(dynamic), _meta: _meta as Json, properties: properties as Properties };
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INT = 2 ** 31;

const fits = (type: string, value: unknown): boolean => {
  if (type === 'integer')
    return Number.isInteger(value) && (value as number) >= -INT && (value as number) < INT;
  if (type === 'long') return Number.isSafeInteger(value);
  if (type === 'double') return Number.isFinite(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'date_range')
    return Object.entries(value as Json).every(
      ([key, day]) =>
        ['gt', 'gte', 'lt', 'lte'].includes(key) && typeof day === 'string' && DAY.test(day),
    );
  return typeof value === 'string' && Buffer.byteLength(value) <= 32_766;
};

/** Refuses what a document may not hold, as a strict mapping does. */
export const checkDocument = ({ dynamic, properties }: Mapping, document: Json): void => {
  for (const [name, value] of Object.entries(document)) {
    const property = properties[name];
    if (!property) {
      if (dynamic !== 'strict') throw illegal('the stand-in takes strict mappings only');
      throw new EngineError(
        400,
        'strict_dynamic_mapping_exception',
        `mapping set to strict, dynamic introduction of [${name}] within [_doc] is not allowed`,
      );
    }
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== null && !fits(property.type, each))
        throw badMapping(`failed to parse field [${name}] of type [${property.type}]`);
  }
};

/** A field by which one sorts or counts: it needs values by document. */
export const valuesField = (properties: Properties, name: string): Property => {
  const property = properties[name];
  if (!property) throw illegal(`No mapping found for [${name}] in order to sort on`);
  if (property.doc_values === false || ['wildcard', 'date_range'].includes(property.type))
    throw illegal(`Can't load fielddata on [${name}] because fielddata is unsupported`);
  return property;
};
