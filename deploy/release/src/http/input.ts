import type { z } from 'zod';
import { RegistryError } from '../errors.ts';

/** What came from outside, checked; or the problem 10102 with every field that is wrong. */
export const input = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> => {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw new RegistryError('10102', {
    fields: Object.fromEntries(
      parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
    ),
  });
};
