import { sql, type SQL } from 'drizzle-orm';

/** SQL: the URL of a stored file; null for a null id. */
export const fileAddress = (file: SQL): SQL => sql`'/api/files/' || ${file}`;
