import { mailboxEmails, outbox } from '@zampa/db/schema/platform';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { isRecipient } from './recipient.ts';

/**
 * Deletes e-mails and text messages sent to an address that are still stored: those in the development mailbox, and
 * outbox jobs that are pending or failed. Completed jobs keep no content.
 */
export const messageErasure: ErasureSteps<Deps> = {
  async erase(_deps, { tx }, { email }) {
    await tx.delete(mailboxEmails).where(eq(sql`lower(${mailboxEmails.recipient})`, email));
    const isStored = or(isNull(outbox.doneAt), isNotNull(outbox.failure));
    await tx.delete(outbox).where(and(isStored, isRecipient(sql`${outbox.payload}`, email)));
  },
};
