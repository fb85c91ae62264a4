import type { HandedOverWork } from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type EmailReader, enqueueEmailAndSms } from '../../../emails/notification-emails.ts';

/** Enqueues an in-app and push notification about an event at a clinic. */
export const enqueueClinicNotification = (
  { outbox }: Deps,
  tx: Queryable,
  {
    news: kind,
    actorId,
    facilityId,
    starts = [],
    left,
  }: Pick<ClinicNotification, 'news' | 'actorId' | 'facilityId' | 'starts' | 'left'>,
  to: readonly string[],
) =>
  outbox.enqueue(tx, 'notify', {
    kind,
    by: actorId,
    facilityId,
    conversation: null,
    to,
    starts,
    ...(left && { left }),
  });

/** Content of an e-mail about a clinic's team or clients. */
export type ClinicNotification = {
  readonly news:
    | 'JOIN'
    | 'JOIN_ACCEPTED'
    | 'TEAM_LEFT'
    | 'COLLEAGUE_LEFT'
    | 'CLIENT_ENDED'
    | 'CLIENT_ENABLED'
    | 'CLIENT_LEFT';
  /** User id of the person who acted. */
  readonly actorId: string;
  readonly facilityId: string;
  readonly path: string;
  readonly once: string;
  /** Start times of the affected appointments. */
  readonly starts?: readonly string[];
  /** How much work a leaving colleague leaves to others. */
  readonly left?: HandedOverWork;
};

/** Sends the e-mail to each reader, through the channels they have chosen. */
export async function sendClinicEmails(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { actorId, facilityId, starts = [], ...about }: ClinicNotification,
): Promise<void> {
  const [names] = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<{ person: string; facility: string; zone: string }>(
      all,
      sql`select u.first_name || ' ' || u.last_name as person, f.name as facility, f.timezone as zone
        from users u cross join facilities f where u.id = ${actorId} and f.id = ${facilityId}`,
    ),
  );
  if (names)
    await enqueueEmailAndSms(deps, tx, readers, {
      ...about,
      ...names,
      actorId,
      conversationId: null,
      pets: [],
      starts,
    });
}
