import { mailboxEmails, outbox } from '@zampa/db/schema/platform';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/**
 * Erases what was written to an address and is still here: letters of a machine without a mail server, and those that
 * wait or could not be sent. What is done has nothing of its content any more.
 */
export const letterErasure: ErasureSteps<Deps> = {
  async erase(_deps, { tx }, { email }) {
    await tx.delete(mailboxEmails).where(eq(sql`lower(${mailboxEmails.recipient})`, email));
    const names = sql`strpos(lower(${outbox.payload}::text), ${email}) > 0`;
    const isKept = or(isNull(outbox.doneAt), isNotNull(outbox.failure));
    await tx.delete(outbox).where(and(isKept, names));
  },
};
