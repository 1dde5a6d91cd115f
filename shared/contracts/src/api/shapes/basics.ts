import { z } from 'zod';

/** Text in both languages of the payloads (part 2, section 3). */
export const localisedText = z.object({ en_gb: z.string(), zh_hk: z.string() }).meta({ id: 'LocalisedText' });
/** Integer cents of both currencies. */
export const price = z.object({ HKD: z.number().int(), USD: z.number().int() }).meta({ id: 'Price' });
/** Integer cents. */
export const cents = z.number().int();
/** ISO 8601 instant in UTC. */
export const instant = z.string().meta({ format: 'date-time' });
/** Hong Kong calendar day. */
export const day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/).meta({ example: '2026-12-24' });
/** Start time in Hong Kong, `HH:mm`. */
export const startTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/).meta({ example: '14:30' });
/** Any of our identifiers in a body, a path or a query. */
export const wireId = z.string().min(1).max(64).regex(/^[\w.:-]+$/);
const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);
const pageSize = z.coerce.number().int().min(1).max(100).default(20);
/** Paging by `pageNum` and `pageSize`: from 1, 20 by default, at most 100 (part 3). */
export const pageNumQuery = { pageNum: pageNumber, pageSize };
/** Paging by `pageIndex` and `pageSize`: from 1, 20 by default, at most 100 (part 3). */
export const pageIndexQuery = { pageIndex: pageNumber, pageSize };
/** A query parameter that may be given once or repeated. */
export const repeated = <T extends z.ZodType>(item: T) => z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(50));
/** A yes or no in a query. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ totalCount: z.number().int(), pageIndex: z.number().int(), pageSize: z.number().int(), items: z.array(item) });
