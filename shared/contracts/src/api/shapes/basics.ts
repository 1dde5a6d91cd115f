import { z } from 'zod';

/** Text in both languages of the payloads (part 2, section 3). */
export const localisedText = z
  .object({ en_gb: z.string(), zh_hk: z.string() })
  .meta({ id: 'LocalisedText' });
/** Integer cents of both currencies. */
export const price = z
  .object({ HKD: z.number().int(), USD: z.number().int() })
  .meta({ id: 'Price' });
/** Integer cents. */
export const cents = z.number().int();
/** ISO 8601 instant in UTC. */
export const instant = z.string().meta({ format: 'date-time' });
/** Hong Kong calendar day; a day that exists. */
export const day = z.iso.date().meta({ example: '2026-12-24' });
/** Start time in Hong Kong, `HH:mm`. */
export const startTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ example: '14:30' });
/** Any of our identifiers in a body, a path or a query. */
export const wireId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.:-]+$/);
/**
 * An identifier that is a number: what the catalogue's are. Fifteen digits are safe in every
 * language.
 */
export const numberId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .meta({ example: '1024' });
/** An address word of a product, list or merchant, or its id. */
export const routeOrId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u)
  .meta({ example: 'harbour-kayak-morning' });
/**
 * The path of a picture without its width and type, `/api/media/{id}`; empty when there is none.
 */
export const image = z.string().meta({ example: '/api/media/scene-kayak' });
/** Latitude and longitude in degrees. */
export const coordinate = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .meta({ id: 'Coordinate' });

/** A whole number that arrives as text in a query or path. */
export const queryInteger = (min: number, max: number) =>
  z.union([
    z.number().int().min(min).max(max),
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number)
      .pipe(z.number().int().min(min).max(max)),
  ]);
const pageNumber = queryInteger(1, 100_000).default(1);
const pageSize = queryInteger(1, 100).default(20);
/** Paging by `pageNum` and `pageSize`: from 1, 20 by default, at most 100 (part 3). */
export const pageNumQuery = { pageNum: pageNumber, pageSize };
/** Paging by `pageIndex` and `pageSize`: from 1, 20 by default, at most 100 (part 3). */
export const pageIndexQuery = { pageIndex: pageNumber, pageSize };
/** A query parameter that may be given once or repeated. */
export const repeated = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(50), item.transform((value) => [value] as z.output<T>[])]);
/** A yes or no in a query. */
export const queryFlag = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
]);
/** The header by which a visitor is known on one device. */
export const visitorHeaders = z.object({
  'x-visitor-id': z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});
/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    totalCount: z.number().int(),
    pageIndex: z.number().int(),
    pageSize: z.number().int(),
    items: z.array(item),
  });
