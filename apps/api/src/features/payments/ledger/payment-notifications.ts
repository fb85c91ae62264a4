import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { findReadersOfFamily, enqueueEmailAndSms } from '../../../emails/notification-emails.ts';

type PayerNotification = {
  readonly kind: Extract<NotificationKind, 'PAYMENT_ASKED' | 'PAYMENT_REFUNDED'>;
  readonly conversation: { readonly id: string; readonly familyId: string };
  /** The actor; null for automatic steps. */
  readonly actorId: string | null;
  /** Idempotency key. */
  readonly once: string;
};

/** Notifies a family, in the app and by e-mail, of a payment request or a refund. */
export async function notifyPayer(
  deps: Deps,
  tx: Queryable,
  { kind, conversation: { id, familyId }, actorId, once }: PayerNotification,
): Promise<void> {
  deps.outbox.enqueue(tx, 'notify', {
    kind,
    by: actorId,
    conversation: { id, party: 'facility', seq: null },
    to: [],
    starts: [],
  });
  const [about] = await rowsOf<{ facility: string; zone: string; pets: readonly string[] }>(
    tx,
    sql`select f.name as facility, f.timezone as zone,
        (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
          from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id) as pets
      from conversations c join facilities f on f.id = c.facility_id where c.id = ${id}`,
  );
  if (!about) throw new Error('the conversation was not found');
  await enqueueEmailAndSms(deps, tx, await findReadersOfFamily(tx, familyId, { except: actorId }), {
    ...about,
    news: kind,
    conversationId: id,
    person: about.facility,
    starts: [],
    path: '/app/workspace/payments',
    once: `${kind}:${once}`,
  });
}

/**
 * Notifies a clinic that a client's card payment succeeded, failed or was disputed, or that cash has to be returned.
 */
export const notifyClinic = (
  deps: Deps,
  tx: Queryable,
  kind: Extract<NotificationKind, ClinicNotificationKind>,
  { conversationId, payerId, once }: PaymentFacts,
) =>
  deps.outbox.enqueue(
    tx,
    'notify',
    {
      kind,
      by: payerId,
      conversation: { id: conversationId, party: 'owner', seq: null },
      to: [],
      starts: [],
    },
    once === undefined ? {} : { once: `${kind}:${once}` },
  );

type ClinicNotificationKind =
  | 'PAYMENT_RECEIVED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_DISPUTED'
  | 'CASH_TO_RETURN';

type PaymentFacts = {
  readonly conversationId: string;
  readonly payerId: string;
  /** Idempotency key, for notifications that a retried job could repeat. */
  readonly once?: string;
};
