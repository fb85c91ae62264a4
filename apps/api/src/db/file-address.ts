import { sql, type SQL } from 'drizzle-orm';

/** Returns the address at which a stored file is read, by its id; null for none. */
export const fileAddress = (file: SQL): SQL => sql`'/api/files/' || ${file}`;
