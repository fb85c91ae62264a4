import { kindFacts, type NotificationKind } from './notification-kinds.ts';

export type LimitedEmail = {
  readonly news: NotificationKind;
  /** User who triggered it; null if it was automatic. */
  readonly actorId: string | null;
  /** Recipient. */
  readonly reader: string;
};

/**
 * Returns the key under which a notification e-mail counts toward a limit: per kind, author and recipient. Null
 * for e-mails that are always sent, such as those about payments, answers and endings.
 */
export const emailLimitKey = ({ news, actorId, reader }: LimitedEmail): string | null =>
  actorId !== null && kindFacts(news).isRepeatable ? `${news}:${actorId}:${reader}` : null;
