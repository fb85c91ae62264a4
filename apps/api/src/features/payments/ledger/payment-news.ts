import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { readersOfFamily, enqueueNews } from '../../../emails/news-emails.ts';

type PayersNews = {
  readonly kind: Extract<NotificationKind, 'PAYMENT_ASKED' | 'PAYMENT_REFUNDED'>;
  readonly conversation: { readonly id: string; readonly familyId: string };
  /** Whose doing it is; null where it follows by itself. */
  readonly by: string | null;
  /** What it is about: told once. */
  readonly once: string;
};

/** Tells a family, in the app and by e-mail, that it is asked to pay, or gets money back. */
export async function notifyPayer(
  deps: Deps,
  tx: Queryable,
  { kind, conversation: { id, familyId }, by, once }: PayersNews,
): Promise<void> {
  deps.outbox.enqueue(tx, 'notify', {
    kind,
    by,
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
  if (!about) throw new Error('the conversation is not there');
  await enqueueNews(deps, tx, await readersOfFamily(tx, familyId, { except: by }), {
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
 * Tells a clinic that one of its clients has paid by card, was declined, has asked their bank to take it back, or is to
 * be given cash back.
 */
export const notifyClinic = (
  deps: Deps,
  tx: Queryable,
  kind: Extract<NotificationKind, ClinicsNews>,
  { conversationId, payerId, once }: PaidFor,
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

type ClinicsNews = 'PAYMENT_RECEIVED' | 'PAYMENT_FAILED' | 'PAYMENT_DISPUTED' | 'CASH_TO_RETURN';

type PaidFor = {
  readonly conversationId: string;
  readonly payerId: string;
  /** What it is about, where it is told once although a job may come to it again. */
  readonly once?: string;
};
