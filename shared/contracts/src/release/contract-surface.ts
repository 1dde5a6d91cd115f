import { z } from 'zod';
import { Version } from './record.ts';

/**
 * What of a JSON Schema decides whether one side understands the other; descriptions, patterns and
 * limits are left out.
 */
export interface SurfaceSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly $ref?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, SurfaceSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | SurfaceSchema | undefined;
  readonly items?: SurfaceSchema | undefined;
  readonly anyOf?: readonly SurfaceSchema[] | undefined;
  readonly allOf?: readonly SurfaceSchema[] | undefined;
}

const Schema: z.ZodType<SurfaceSchema> = z.lazy(() =>
  z.strictObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    $ref: z.string().max(200).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    allOf: z.array(Schema).optional(),
  }),
);

const CallSurface = z.strictObject({
  method: z.string(),
  path: z.string(),
  auth: z.string(),
  /** What a caller sends, by its place: `params`, `query`, `headers`, `body`. */
  request: z.record(z.string(), Schema),
  /** What comes back, by its place: `data`, and `extra` for further keys of the envelope. */
  answer: z.record(z.string(), Schema),
});

/**
 * Everything that apps and the API agree upon at one version of the contracts, as a document that
 * two versions can be compared by. A shell brings it in {@link CONTRACT_SURFACE_FILE}.
 */
export const ContractSurface = z.strictObject({
  version: Version,
  calls: z.record(z.string(), CallSurface),
  /** Schemas that others name by `$ref`, by name. */
  schemas: z.record(z.string(), Schema),
  slots: z.array(z.string()),
  links: z.array(z.string()),
  /** What each event of the platform's bus tells. */
  events: z.record(z.string(), Schema),
});
export type ContractSurface = z.infer<typeof ContractSurface>;
export type CallSurface = z.infer<typeof CallSurface>;

/** Where a version of the shell keeps its contract surface; the edge gives it to nobody. */
export const CONTRACT_SURFACE_FILE = 'server/contracts.json';
