import {
  channelTimes,
  type ChannelFacts,
  type Presence,
} from '@zampa/domain/notifications/channels';
import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { Queryable } from '../db/database.ts';
import { findChosenChannels, findUrgency, USUAL_CHANNELS } from './chosen-channels.ts';

/** Recipient of a notification: a person, or null for a clinic at its own e-mail address, which has no preferences. */
export type Recipient = { readonly userId: string | null };

export type NotificationFacts = Pick<ChannelFacts, 'since' | 'now'> & {
  readonly kind: NotificationKind;
  /** Null if the notification is not about a conversation. */
  readonly conversationId: string | null;
  readonly presence: Presence;
};

/** Returns a function that computes, for each recipient, the channels and the time of a notification. */
export async function notificationTimes(
  tx: Queryable,
  recipients: readonly Recipient[],
  { conversationId, ...facts }: NotificationFacts,
) {
  const chosen = await findChosenChannels(
    tx,
    recipients.flatMap(({ userId }) => (userId ? [userId] : [])),
  );
  const urgency = await findUrgency(tx, conversationId);
  return ({ userId }: Recipient) =>
    channelTimes({
      ...facts,
      isObsolete: false,
      ...urgency,
      ...(userId ? chosen(userId) : USUAL_CHANNELS),
    });
}
