import type { BookingStatus } from '../appointments/booking-status.ts';

/** What is read about the time of a visit between the messages. */
export type BookingNoticeKind =
  | 'TIME_WANTED'
  | 'TIME_ASKED'
  | 'BOOKED'
  | 'MOVED'
  | 'CALLED_OFF'
  | 'HOLD_ENDED'
  | 'PROPOSED'
  | 'ACCEPTED'
  | 'CONFIRMED'
  | 'NO_SHOW';

/** What the notices ask of an event that is about time: an action, or a booking as it is now. */
export type BookingChild = {
  readonly seq: number;
  readonly dateCreated: string;
  readonly dateUpdated?: string;
  readonly payload?: {
    readonly userId: string | null;
    readonly eventAction?: string | undefined;
    /** Of an accepted time. */
    readonly start?: string | undefined;
    readonly event?: { readonly start: string | null } | undefined;
    readonly status?: BookingStatus | undefined;
    readonly noShow?: boolean | undefined;
    readonly updatedByUserId?: string | null | undefined;
    /** When it was last given another time. */
    readonly movedAt?: string | null | undefined;
    readonly invalidatedAt?: string | null | undefined;
    readonly invalidatedBy?: string | null | undefined;
  };
};

/** `at` is the instant of what happened, `seq` the event that tells of it. */
export type Happening = {
  readonly kind: BookingNoticeKind;
  readonly at: string;
  readonly seq: number;
};

/**
 * Returns what happened with the time of a visit. A booking is stored as it is now and an action as it was then: where
 * one change is told by both, the action tells it. By child, not by time.
 */
export function happeningsOf(children: readonly BookingChild[]): readonly Happening[] {
  const acted = new Set(
    children.flatMap((child) => {
      const action = actionOf(child);
      // A proposal changes no booking.
      return action && action !== 'PROPOSED' ? child.dateCreated : [];
    }),
  );
  return children.flatMap((child) => {
    const action = actionOf(child);
    if (action) return [{ kind: action, at: child.dateCreated, seq: child.seq }];
    return changesOf(child, children).filter(({ at }) => !acted.has(at));
  });
}

function actionOf({ payload }: BookingChild): BookingNoticeKind | null {
  switch (payload?.eventAction) {
    case 'PROPOSE_TIME':
      return 'PROPOSED';
    case 'APPOINTMENT':
      return payload.start ? 'ACCEPTED' : 'CONFIRMED';
    case 'APPOINTMENT_NO_SHOW':
      return 'NO_SHOW';
    default:
      return null;
  }
}

function changesOf(child: BookingChild, children: readonly BookingChild[]): readonly Happening[] {
  const { seq, dateCreated, dateUpdated = dateCreated, payload } = child;
  if (!payload?.event || !payload.status) return [];
  const { status, invalidatedAt, invalidatedBy, updatedByUserId, userId, movedAt } = payload;
  const begun = { kind: beginningOf(payload), at: dateCreated, seq };
  const moved = movedAt ? [{ kind: 'MOVED', at: movedAt, seq } as const] : [];
  if (status === 'UPDATED') return [begun, ...moved];
  if (status === 'NEW' && isOther(updatedByUserId, userId))
    return [
      { ...begun, kind: 'TIME_ASKED' },
      { kind: 'CONFIRMED', at: dateUpdated, seq },
    ];
  if (status !== 'CANCELED' || !invalidatedAt) return [begun, ...moved];
  // A wish without a time gives way to the first time that is booked, or to the end of its service; nobody called it off.
  const gaveWay =
    payload.event.start === null &&
    children.some(
      (other) =>
        other.seq > seq &&
        (other.payload?.event?.start ||
          (other.payload?.eventAction === 'CLOSE_PERFORMANCE' &&
            other.dateCreated === invalidatedAt)),
    );
  if (gaveWay || payload.noShow) return [begun, ...moved];
  return [
    begun,
    ...moved,
    { kind: invalidatedBy ? 'CALLED_OFF' : 'HOLD_ENDED', at: invalidatedAt, seq },
  ];
}

function beginningOf({ event, status }: NonNullable<BookingChild['payload']>): BookingNoticeKind {
  if (!event?.start) return 'TIME_WANTED';
  return status === 'TO_BE_CONFIRMED' ? 'TIME_ASKED' : 'BOOKED';
}

const isOther = (changer: string | null | undefined, creator: string | null) =>
  Boolean(changer) && changer !== creator;
