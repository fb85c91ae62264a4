import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';

type Who = { readonly person: string; readonly facility: string; readonly pets: string };

/** What is said of each kind of news, in one language. */
export type NewsWords = {
  readonly [Kind in NotificationKind]: {
    readonly subject: (who: Who) => string;
    readonly opening: string | ((who: Who) => string);
    readonly action: string;
  };
} & {
  readonly for: string;
  readonly when: string;
  /** Of who has left a team: before how many. */
  readonly requestsLeft: string;
  readonly bookingsLeft: string;
  readonly closing: string;
  /** Who has erased their account. */
  readonly formerUser: string;
};
