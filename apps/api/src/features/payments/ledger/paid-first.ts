import { sql, type SQL } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';

import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueEmailAndSms, findReadersOfFamily } from '../../../emails/notification-emails.ts';
import { readConversationNames, scheduleUnreadEmail } from '../../conversations/public.ts';
import type { Charge } from './charges.ts';

/** SQL: whether conversation `c` is a message consultation that its owner had to pay first. */
const isPaidFirstSql: SQL = sql`(c.category = 'CONSULTATION' and not c.opened_by_vet and exists (
  select from charges first_charge
  join ledger_entries priced on priced.charge_id = first_charge.id and priced.seq = 1
  where first_charge.conversation_id = c.id and first_charge.upfront and priced.user_id = c.creator_id))`;

/** Notifies the clinic of a request as soon as its first prepayment is paid. */
export async function announcePaidRequest(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { conversationId, upfront, bookingId }: Charge,
): Promise<void> {
  if (!upfront || bookingId !== null) return;
  const [request] = await selectRows(
    tx,
    { userId: alias(conversations, 'c').creatorId },
    (columns) => sql`select ${columns} from conversations c
      where c.id = ${conversationId} and c.status = 'NEW' and ${isPaidFirstSql}
        and (select count(*) from charges paid where paid.conversation_id = c.id and paid.upfront
          and paid.status = 'PAID') = 1`,
  );
  if (!request) return;
  const message = { conversationId, seq: 0, userId: request.userId, party: 'owner' } as const;
  await scheduleUnreadEmail(deps, tx, message, now);
}

/** Closes a locked request whose prepayment has expired, and notifies both sides. Does nothing for other conversations. */
export async function closeUnpaidRequest(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversationId: string,
): Promise<void> {
  const [closed] = await selectRows(
    tx,
    { userId: alias(conversations, 'c').creatorId },
    (columns) => sql`update conversations c set status = 'CLOSED', close_date = ${now}
      where c.id = ${conversationId} and c.status in ('NEW', 'PENDING') and ${isPaidFirstSql}
      returning ${columns}`,
  );
  if (!closed) return;
  const kind = 'REQUEST_EXPIRED';
  for (const party of ['owner', 'facility'] as const)
    deps.outbox.enqueue(tx, 'notify', {
      kind,
      by: null,
      conversation: { id: conversationId, party, seq: null },
      to: [],
      starts: [],
    });
  const { familyId, names } = await readConversationNames(tx, conversationId, closed.userId);
  await enqueueEmailAndSms(deps, tx, await findReadersOfFamily(tx, familyId, { except: null }), {
    ...names,
    person: names.facility,
    news: kind,
    starts: [],
    conversationId,
    path: `/app/workspace/chat/${conversationId}`,
    once: `${kind}:${conversationId}`,
  });
}
