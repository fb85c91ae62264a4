import { sql } from 'drizzle-orm';
import { selectRows } from '../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { JobPayload } from '../jobs/job-kinds.ts';

type SmsOfNews = Omit<JobPayload<'sendSms'>, 'facilityId'> & {
  /** Null if the message is not about a conversation. */
  readonly conversationId: string | null;
};

/** Adds a text message to the outbox, counted for the clinic of its conversation. */
export async function enqueueSms(
  { outbox }: Deps,
  tx: Queryable,
  { conversationId, ...sms }: SmsOfNews,
  options?: { readonly once: string },
): Promise<void> {
  const [conversation] = conversationId
    ? await selectRows(
        tx,
        { facilityId: alias(conversations, 'c').facilityId },
        (columns) => sql`select ${columns} from conversations c where c.id = ${conversationId}`,
      )
    : [];
  const facilityId = conversation?.facilityId ?? null;
  outbox.enqueue(tx, 'sendSms', { ...sms, facilityId }, options);
}
