import {
  type ChannelChoices,
  type ChannelFacts,
  DEFAULT_CHOICES,
} from '@zampa/domain/notifications/channels';
import type { QuietHours } from '@zampa/domain/notifications/quiet-hours';
import { sql } from 'drizzle-orm';
import { uuids } from '../db/arrays.ts';
import { rowsOf, type Queryable } from '../db/database.ts';
import { withoutPersonIn } from '../access/acting.ts';

/** A person's notification channels and quiet hours. */
export type ChosenChannels = {
  readonly choices: ChannelChoices;
  readonly quiet: QuietHours | null;
};

export const USUAL_CHANNELS: ChosenChannels = { choices: DEFAULT_CHOICES, quiet: null };

/** Returns a lookup of people's channel preferences, with defaults for what they did not choose. */
export async function findChosenChannels(
  tx: Queryable,
  userIds: readonly string[],
): Promise<(userId: string) => ChosenChannels> {
  const rows = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<ChosenChannels & { readonly userId: string }>(
      all,
      sql`select user_id as "userId", choices, case when quiet_from is not null then
          json_build_object('from', quiet_from, 'to', quiet_to, 'zone', quiet_zone) end as quiet
        from notification_preferences where user_id = any(${uuids(userIds)})`,
    ),
  );
  const chosen = new Map(
    rows.map(({ userId, choices, quiet }) => [
      userId,
      { choices: { ...DEFAULT_CHOICES, ...choices }, quiet },
    ]),
  );
  return (userId) => chosen.get(userId) ?? USUAL_CHANNELS;
}

/**
 * Returns whether a conversation is urgent, and whether its clinic allows urgent notifications during quiet hours.
 */
export async function findUrgency(
  tx: Queryable,
  conversationId: string | null,
): Promise<Pick<ChannelFacts, 'urgent' | 'urgentPasses'>> {
  const [found] = await rowsOf<Pick<ChannelFacts, 'urgent' | 'urgentPasses'>>(
    tx,
    sql`select c.priority = 'HIGH' as urgent, f.urgent_passes_quiet as "urgentPasses"
      from conversations c join facilities f on f.id = c.facility_id where c.id = ${conversationId}`,
  );
  return found ?? { urgent: false, urgentPasses: false };
}
