import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's binary column, which drizzle has no name for. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
