import type { BookingStatus } from '../appointments/booking-status.ts';

/** Notices about a visit's time, shown between the messages. */
export type BookingNoticeKind =
  | 'TIME_WANTED'
  | 'TIME_ASKED'
  | 'BOOKED'
  | 'MOVED'
  | 'CALLED_OFF'
  | 'HOLD_ENDED'
  | 'PROPOSED'
  | 'ACCEPTED'
  | 'UNDONE'
  | 'CONFIRMED'
  | 'NO_SHOW';

/** Event that affects the visit's time: an action, or a booking in its current state. */
export type BookingChild = {
  readonly seq: number;
  readonly dateCreated: string;
  readonly dateUpdated?: string;
  readonly payload?: {
    readonly userId: string | null;
    readonly eventAction?: string | undefined;
    /** For an accepted time. */
    readonly start?: string | undefined;
    readonly event?: { readonly start: string | null } | undefined;
    readonly status?: BookingStatus | undefined;
    /** First status; null for an old booking that did not store it. */
    readonly firstStatus?: BookingStatus | null | undefined;
    readonly noShow?: boolean | undefined;
    readonly updatedByUserId?: string | null | undefined;
    /** When its time last changed. */
    readonly movedAt?: string | null | undefined;
    readonly invalidatedAt?: string | null | undefined;
    readonly invalidatedBy?: string | null | undefined;
  };
};

/** Change of a visit's time; `at` is its instant, `seq` the event that reports it. */
export type BookingHistoryEntry = {
  readonly kind: BookingNoticeKind;
  readonly at: string;
  readonly seq: number;
};

/**
 * Returns the history of a visit's time, in event order. A booking stores its first and current state, an action the
 * state at its time; if both report a change, the action wins.
 */
export function bookingHistoryOf(
  children: readonly BookingChild[],
): readonly BookingHistoryEntry[] {
  const actionTimes = new Set(
    children.flatMap((child) => {
      const action = noticeOfAction(child);
      // A proposal changes no booking.
      return action && action !== 'PROPOSED' ? child.dateCreated : [];
    }),
  );
  return children.flatMap((child) => {
    const action = noticeOfAction(child);
    if (action) return [{ kind: action, at: child.dateCreated, seq: child.seq }];
    return changesOfBooking(child, children).filter(({ at }) => !actionTimes.has(at));
  });
}

function noticeOfAction({ payload }: BookingChild): BookingNoticeKind | null {
  switch (payload?.eventAction) {
    case 'PROPOSE_TIME':
      return 'PROPOSED';
    case 'APPOINTMENT':
      return payload.start ? 'ACCEPTED' : 'CONFIRMED';
    case 'APPOINTMENT_UNDO':
      return 'UNDONE';
    case 'APPOINTMENT_NO_SHOW':
      return 'NO_SHOW';
    default:
      return null;
  }
}

function changesOfBooking(
  child: BookingChild,
  children: readonly BookingChild[],
): readonly BookingHistoryEntry[] {
  const { seq, dateCreated, dateUpdated = dateCreated, payload } = child;
  if (!payload?.event || !payload.status) return [];
  const { status, firstStatus, invalidatedAt, invalidatedBy, movedAt } = payload;
  const firstNotice = {
    kind: noticesOfFirstStatus[firstStatus ?? status] ?? 'BOOKED',
    at: dateCreated,
    seq,
  };
  const isAsked = status === 'TO_BE_CONFIRMED' && firstStatus === 'TO_BE_BOOKED';
  if (isAsked || (status === 'NEW' && firstNotice.kind !== 'BOOKED'))
    return [firstNotice, { kind: isAsked ? 'TIME_ASKED' : 'CONFIRMED', at: dateUpdated, seq }];
  const changes: BookingHistoryEntry[] = movedAt
    ? [firstNotice, { kind: 'MOVED', at: movedAt, seq }]
    : [firstNotice];
  if (status !== 'CANCELED' || !invalidatedAt) return changes;
  // A request without a time is replaced by the first booked time, or ends with its service: that is no cancellation.
  const gaveWay =
    payload.event.start === null &&
    children.some(
      (other) =>
        other.seq > seq &&
        (other.payload?.event?.start ||
          (other.payload?.eventAction === 'CLOSE_PERFORMANCE' &&
            other.dateCreated === invalidatedAt)),
    );
  if (gaveWay || payload.noShow) return changes;
  return [
    ...changes,
    { kind: invalidatedBy ? 'CALLED_OFF' : 'HOLD_ENDED', at: invalidatedAt, seq },
  ];
}

/** Notice for a booking's first status; any other means that a time was booked. */
const noticesOfFirstStatus: Partial<Record<BookingStatus, BookingNoticeKind>> = {
  TO_BE_BOOKED: 'TIME_WANTED',
  TO_BE_CONFIRMED: 'TIME_ASKED',
};
