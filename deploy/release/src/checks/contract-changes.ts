import type { CallSurface, ContractSurface, SurfaceSchema } from '@tapnook/contracts/release';

/** A schema with the names that it may refer to. */
interface Side {
  readonly schema: SurfaceSchema;
  readonly schemas: ContractSurface['schemas'];
}
/** Who writes a value and who reads it. */
interface Passage {
  readonly writer: Side;
  readonly reader: Side;
  /** Where in the value this is, for the reason. */
  readonly at: string;
  /**
   * Values that only the writer knows are a breach. What an answer may say grows over time, and
   * readers are tried with every value by the contract kit.
   */
  readonly isExact: boolean;
  /** Pairs of names that are being compared: schemas may refer to themselves. */
  readonly seen: ReadonlySet<string>;
}

const MAX_DEPTH = 40;

const resolved = ({ schema, schemas }: Side): SurfaceSchema => {
  let found = schema;
  for (let depth = 0; found.$ref !== undefined && depth < MAX_DEPTH; depth += 1)
    found = schemas[found.$ref] ?? {};
  return found;
};

/** The forms that a value may have: one, or those of a union. */
const formsOf = (side: Side): SurfaceSchema[] => {
  const schema = resolved(side);
  const options = schema.anyOf ?? [schema];
  return schema.anyOf
    ? options.flatMap((option) => formsOf({ ...side, schema: option }))
    : options.slice();
};

const typesOf = ({ type, ...schema }: SurfaceSchema): string[] => {
  if (typeof type === 'string') return [type];
  if (type) return [...type];
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
};

/** Readers of numbers take whole ones; a schema without a type takes everything. */
const takes = (reader: SurfaceSchema, type: string): boolean => {
  const types = typesOf(reader);
  return (
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  );
};

const valuesOf = (schema: SurfaceSchema): readonly unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined);

const objectBreaches = (
  written: SurfaceSchema,
  read: SurfaceSchema,
  passage: Passage,
): string[] => {
  const { writer, reader, at } = passage;
  const properties = read.properties ?? {};
  const given = written.properties ?? {};
  const found: string[] = [];
  for (const [key, schema] of Object.entries(properties)) {
    const place = `${at}.${key}`;
    const isNeeded = read.required?.includes(key) ?? false;
    if (isNeeded && !written.required?.includes(key))
      found.push(
        passage.isExact
          ? `${place} is needed now`
          : `${place} ${given[key] ? 'may be missing' : 'is gone'}`,
      );
    const value = given[key];
    if (value)
      found.push(
        ...breaches({
          ...passage,
          writer: { ...writer, schema: value },
          reader: { ...reader, schema },
          at: place,
        }),
      );
  }
  if (read.additionalProperties === false && passage.isExact)
    found.push(
      ...Object.keys(given)
        .filter((key) => !properties[key])
        .map((key) => `${at}.${key} is no longer taken`),
    );
  return found;
};

/** What stands between a value of one form and a reader of one form. */
const formBreaches = (written: SurfaceSchema, read: SurfaceSchema, passage: Passage): string[] => {
  const types = typesOf(written);
  const foreign = types.filter((type) => !takes(read, type));
  if (foreign.length > 0)
    return [`${passage.at} may be ${foreign.join(' or ')}, not ${typesOf(read).join(' or ')}`];
  const [values, known] = [valuesOf(written), valuesOf(read)];
  if (passage.isExact && known) {
    const lost = values?.filter((value) => !known.includes(value));
    if (!values) return [`${passage.at} takes ${known.join(', ')} alone`];
    if (lost && lost.length > 0) return [`${passage.at} no longer takes ${lost.join(', ')}`];
  }
  if (types.includes('object')) return objectBreaches(written, read, passage);
  if (types.includes('array') && written.items && read.items)
    return breaches({
      ...passage,
      writer: { ...passage.writer, schema: written.items },
      reader: { ...passage.reader, schema: read.items },
      at: `${passage.at}[]`,
    });
  return [];
};

/** Why values of the writer are not understood by the reader; none when they are. */
const breaches = (passage: Passage): string[] => {
  const { writer, reader, seen } = passage;
  const pair = `${writer.schema.$ref ?? ''} > ${reader.schema.$ref ?? ''}`;
  const isNamed = writer.schema.$ref !== undefined && reader.schema.$ref !== undefined;
  if (isNamed && seen.has(pair)) return [];
  const next = { ...passage, seen: isNamed ? new Set([...seen, pair]) : seen };
  const readers = formsOf(reader);
  return formsOf(writer).flatMap((written) => {
    const reasons = readers.map((read) => formBreaches(written, read, next));
    if (reasons.some((one) => one.length === 0)) return [];
    // The form that is nearest says most about what is wrong.
    return (
      reasons.toSorted((a, b) => a.length - b.length || b.join().length - a.join().length)[0] ?? []
    );
  });
};

const callBreaches = (
  id: string,
  before: CallSurface,
  after: CallSurface,
  schemas: {
    readonly before: ContractSurface['schemas'];
    readonly after: ContractSurface['schemas'];
  },
): string[] => {
  if (before.method !== after.method || before.path !== after.path)
    return [`${id} is ${after.method} ${after.path} now`];
  const old = (schema: SurfaceSchema): Side => ({ schema, schemas: schemas.before });
  const young = (schema: SurfaceSchema): Side => ({ schema, schemas: schemas.after });
  const seen = new Set<string>();
  // A place that had no schema sent nothing; one that is gone is not read any more.
  const sent = Object.entries(after.request).flatMap(([place, schema]) =>
    breaches({
      writer: old(before.request[place] ?? { type: 'object' }),
      reader: young(schema),
      at: place,
      isExact: true,
      seen,
    }),
  );
  const answered = Object.entries(before.answer).flatMap(([place, schema]) => {
    const present = after.answer[place];
    return present
      ? breaches({ writer: young(present), reader: old(schema), at: place, isExact: false, seen })
      : [`${place} is gone`];
  });
  return [
    ...(before.auth === after.auth ? [] : [`it is for ${after.auth}, not ${before.auth}`]),
    ...sent,
    ...answered,
  ].map((reason) => `${id}: ${reason}`);
};

const missing = (kind: string, before: readonly string[], after: readonly string[]): string[] =>
  before.filter((name) => !after.includes(name)).map((name) => `the ${kind} ${name} is gone`);

/**
 * What of a change of the contracts would break apps that were built against the former ones: calls
 * that are gone, moved or need more, answers that lack something or may be null, slots, links and
 * events that are gone. Empty when all of them stand.
 */
export const breakingChanges = (before: ContractSurface, after: ContractSurface): string[] => {
  const schemas = { before: before.schemas, after: after.schemas };
  const calls = Object.entries(before.calls).flatMap(([id, call]) => {
    const present = after.calls[id];
    return present ? callBreaches(id, call, present, schemas) : [`there is no call ${id}`];
  });
  const events = Object.entries(before.events).flatMap(([name, schema]) => {
    const present = after.events[name];
    if (!present) return [`the event ${name} is gone`];
    return breaches({
      writer: { schema: present, schemas: after.schemas },
      reader: { schema, schemas: before.schemas },
      at: name,
      isExact: false,
      seen: new Set(),
    });
  });
  return [
    ...calls,
    ...missing('slot', before.slots, after.slots),
    ...missing('link', before.links, after.links),
    ...events,
  ];
};
