import {
  channelsFor,
  type ChannelFacts,
  type Presence,
} from '@zampa/domain/notifications/channels';
import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { Queryable } from '../db/database.ts';
import { chosenChannels, pressure, USUAL_CHANNELS } from './chosen-channels.ts';

/** Who is told: a person, or with null a clinic at its own address, which is nobody's to choose for. */
export type Recipient = { readonly userId: string | null };

export type ToTell = Pick<ChannelFacts, 'since' | 'now'> & {
  readonly kind: NotificationKind;
  /** Null for what is about people who belong together. */
  readonly conversationId: string | null;
  readonly presence: Presence;
};

/** Asks the rule, for each recipient, by what they are told and when. */
export async function momentsToTell(
  tx: Queryable,
  recipients: readonly Recipient[],
  { conversationId, ...facts }: ToTell,
) {
  const chosen = await chosenChannels(
    tx,
    recipients.flatMap(({ userId }) => (userId ? [userId] : [])),
  );
  const pressing = await pressure(tx, conversationId);
  return ({ userId }: Recipient) =>
    channelsFor({
      ...facts,
      settled: false,
      ...pressing,
      ...(userId ? chosen(userId) : USUAL_CHANNELS),
    });
}
