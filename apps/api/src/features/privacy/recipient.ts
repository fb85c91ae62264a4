import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL: whether a job's payload is an e-mail to this address. Compares the whole address, so that an e-mail to
 * maria@x.example does not match a@x.example.
 */
export const isRecipient = (payload: SQL, email: string): SQL => sql`
  lower(coalesce(${payload} -> 'to' ->> 'address', ${payload} -> 'email' -> 'to' ->> 'address')) = lower(${email})`;
