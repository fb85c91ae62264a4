import type { LeftToOthers } from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type EmailReader, enqueueNews } from '../../../emails/news-emails.ts';

/** Has people notified in their list and on their devices of what was done at a clinic. */
export const enqueueNotice = (
  { outbox }: Deps,
  tx: Queryable,
  {
    news: kind,
    by,
    facilityId,
    starts = [],
    left,
  }: Pick<News, 'news' | 'by' | 'facilityId' | 'starts' | 'left'>,
  to: readonly string[],
) =>
  outbox.enqueue(tx, 'notify', {
    kind,
    by,
    facilityId,
    conversation: null,
    to,
    starts,
    ...(left && { left }),
  });

/** What is told of a clinic's team or clients. */
export type News = {
  readonly news:
    | 'JOIN'
    | 'JOIN_ACCEPTED'
    | 'TEAM_LEFT'
    | 'COLLEAGUE_LEFT'
    | 'CLIENT_ENDED'
    | 'CLIENT_ENABLED'
    | 'CLIENT_LEFT';
  /** Whose doing it is. */
  readonly by: string;
  readonly facilityId: string;
  readonly path: string;
  readonly once: string;
  /** Instants that it is about. */
  readonly starts?: readonly string[];
  /** How much waits for others. */
  readonly left?: LeftToOthers;
};

/** Writes it to each of its readers, by the ways that they want. */
export async function writeNews(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { by, facilityId, starts = [], ...about }: News,
): Promise<void> {
  const [names] = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<{ person: string; facility: string; zone: string }>(
      all,
      sql`select u.first_name || ' ' || u.last_name as person, f.name as facility, f.timezone as zone
        from users u cross join facilities f where u.id = ${by} and f.id = ${facilityId}`,
    ),
  );
  if (names)
    await enqueueNews(deps, tx, readers, {
      ...about,
      ...names,
      by,
      conversationId: null,
      pets: [],
      starts,
    });
}
