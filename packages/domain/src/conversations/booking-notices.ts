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
    /** How it began; null of an old one of which that is not known any more. */
    readonly firstStatus?: BookingStatus | null | undefined;
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
 * Returns what happened with the time of a visit. A booking is stored as it is now, with how it began, and an action as it was
 * then: where one change is told by both, the action tells it. By child, not by time.
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
  const { status, firstStatus, invalidatedAt, invalidatedBy, movedAt } = payload;
  const begun = { kind: beginnings[firstStatus ?? status] ?? 'BOOKED', at: dateCreated, seq };
  const isAsked = status === 'TO_BE_CONFIRMED' && firstStatus === 'TO_BE_BOOKED';
  if (isAsked || (status === 'NEW' && begun.kind !== 'BOOKED'))
    return [begun, { kind: isAsked ? 'TIME_ASKED' : 'CONFIRMED', at: dateUpdated, seq }];
  const told: Happening[] = movedAt ? [begun, { kind: 'MOVED', at: movedAt, seq }] : [begun];
  if (status !== 'CANCELED' || !invalidatedAt) return told;
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
  if (gaveWay || payload.noShow) return told;
  return [...told, { kind: invalidatedBy ? 'CALLED_OFF' : 'HOLD_ENDED', at: invalidatedAt, seq }];
}

/** What was said when a booking was written, whatever has become of it since; else a time was booked. */
const beginnings: Partial<Record<BookingStatus, BookingNoticeKind>> = {
  TO_BE_BOOKED: 'TIME_WANTED',
  TO_BE_CONFIRMED: 'TIME_ASKED',
};
