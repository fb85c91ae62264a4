import { mailboxEmails } from '@zampa/db/schema/platform';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Database } from '../../db/database.ts';

/** Stores e-mails in the database for the page at /dev/mailbox. For machines without a mail server. */
export function mailboxMail(db: Database, clock: Clock): Mail {
  return {
    async send({ to, subject, text, html, messageId }) {
      await db
        .insert(mailboxEmails)
        .values({ recipient: to.address, subject, text, html, messageId, createdAt: clock.now() })
        .onConflictDoNothing();
      return 'sent';
    },
    close: async () => {},
  };
}
