import {
  type ChannelChoices,
  type ChannelFacts,
  USUAL_CHOICES,
} from '@zampa/domain/notifications/channels';
import type { QuietHours } from '@zampa/domain/notifications/quiet-hours';
import { sql } from 'drizzle-orm';
import { uuids } from '../db/arrays.ts';
import { rowsOf, type Queryable } from '../db/database.ts';
import { withoutPersonIn } from '../access/acting.ts';

/** How somebody wants to be told. */
export type ChosenChannels = {
  readonly choices: ChannelChoices;
  readonly quiet: QuietHours | null;
};

export const USUAL_CHANNELS: ChosenChannels = { choices: USUAL_CHOICES, quiet: null };

/** Returns how people want to be told; what they have not chosen is as usual. */
export async function chosenChannels(
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
      { choices: { ...USUAL_CHOICES, ...choices }, quiet },
    ]),
  );
  return (userId) => chosen.get(userId) ?? USUAL_CHANNELS;
}

/** Returns whether a conversation presses, and whether its clinic lets that pass quiet hours. */
export async function pressure(
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
