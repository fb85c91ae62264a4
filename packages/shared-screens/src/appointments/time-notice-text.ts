import '@zampa/i18n/english/appointments-notices';
import type {
  ListedConversation,
  ListedEvent,
} from '@zampa/client/conversations/lists/listed-conversation';
import type { BookingNoticeKind } from '@zampa/domain/conversations/booking-notices';
import { personName } from '@zampa/i18n/person-name';
import type { Language } from '@zampa/domain/people/languages';
import type { Translate } from '@zampa/i18n/translator';
import { whenText } from './when-text.ts';

type NoticeThread = Pick<
  ListedConversation,
  'facility' | 'user' | 'assignee' | 'family' | 'lastBooking'
> & { readonly events: readonly Pick<ListedEvent, 'user'>[] };
type Reader = { readonly t: Translate; readonly language: Language; readonly viewerId: string };

/** Returns the sentence for a scheduling event from the viewer's point of view ("You moved …", "Vera moved …"). */
export function timeNoticeText(
  { t, language, viewerId }: Reader,
  kind: BookingNoticeKind,
  event: ListedEvent,
  thread: NoticeThread,
): string {
  const { payload } = event;
  const start = payload.start ?? payload.event?.start ?? noShowStart(event, thread);
  const when = start ? whenText(start, thread.facility.timezone, language) : '';
  const count = payload.times?.length ?? 0;
  // After a move, the booking no longer has its first start.
  const isAsFirst = payload.status === 'NEW' || payload.status === 'TO_BE_CONFIRMED';
  const facts = { when, count, isAsFirst, isTimeRequest: payload.status === 'TO_BE_CONFIRMED' };
  const actorId = actorIdOf(kind, event);
  return actorId === viewerId
    ? ownNoticeText(t, kind, facts)
    : otherNoticeText(t, kind, { ...facts, name: actorName(actorId, event, thread) });
}

/** Returns the start of a missed appointment, which is only in the last booking. */
function noShowStart(
  { seq, payload }: ListedEvent,
  { lastBooking }: NoticeThread,
): string | null | undefined {
  if (payload.eventAction !== 'APPOINTMENT_NO_SHOW' || !lastBooking) return null;
  return lastBooking.payload.noShow && lastBooking.seq < seq
    ? lastBooking.payload.event?.start
    : null;
}

type NoticeFacts = {
  readonly when: string;
  readonly count: number;
  readonly isAsFirst: boolean;
  readonly isTimeRequest: boolean;
};

function ownNoticeText(t: Translate, kind: BookingNoticeKind, facts: NoticeFacts): string {
  const { when, count, isAsFirst, isTimeRequest } = facts;
  switch (kind) {
    case 'TIME_WANTED':
      return t('appointments:notices.ownWanted');
    case 'TIME_ASKED':
      return isTimeRequest
        ? t('appointments:notices.ownAskedFor', { when })
        : t('appointments:notices.ownAsked');
    case 'BOOKED':
      return isAsFirst
        ? t('appointments:notices.ownBookedFor', { when })
        : t('appointments:notices.ownBooked');
    case 'MOVED':
      return t('appointments:notices.ownMoved', { when });
    case 'CALLED_OFF':
      return when
        ? t('appointments:notices.ownCalledOffOf', { when })
        : t('appointments:notices.ownCalledOff');
    case 'PROPOSED':
      return t('appointments:notices.ownProposed', { count });
    case 'ACCEPTED':
      return t('appointments:notices.ownAccepted', { when });
    case 'UNDONE':
      return t('appointments:notices.ownUndone', { when });
    case 'CONFIRMED':
      return t('appointments:notices.ownConfirmed');
    case 'HOLD_ENDED':
      return t('appointments:notices.holdEnded');
    case 'NO_SHOW':
      return when ? t('appointments:notices.noShowAt', { when }) : t('appointments:notices.noShow');
  }
}

function otherNoticeText(
  t: Translate,
  kind: BookingNoticeKind,
  { when, count, isAsFirst, isTimeRequest, name }: NoticeFacts & { readonly name: string },
): string {
  switch (kind) {
    case 'TIME_WANTED':
      return t('appointments:notices.wanted', { name });
    case 'TIME_ASKED':
      return isTimeRequest
        ? t('appointments:notices.askedFor', { name, when })
        : t('appointments:notices.asked', { name });
    case 'BOOKED':
      return isAsFirst
        ? t('appointments:notices.bookedFor', { name, when })
        : t('appointments:notices.booked', { name });
    case 'MOVED':
      return t('appointments:notices.moved', { name, when });
    case 'CALLED_OFF':
      return when
        ? t('appointments:notices.calledOffOf', { name, when })
        : t('appointments:notices.calledOff', { name });
    case 'PROPOSED':
      return t('appointments:notices.proposed', { name, count });
    case 'ACCEPTED':
      return t('appointments:notices.accepted', { name, when });
    case 'UNDONE':
      return t('appointments:notices.undone', { name, when });
    case 'CONFIRMED':
      return t('appointments:notices.confirmed', { name });
    case 'HOLD_ENDED':
      return t('appointments:notices.holdEnded');
    case 'NO_SHOW':
      return when ? t('appointments:notices.noShowAt', { when }) : t('appointments:notices.noShow');
  }
}

/** Returns who made the change. For a changed booking that is its last editor, not the author of the event. */
function actorIdOf(kind: BookingNoticeKind, { payload }: ListedEvent): string | null {
  if (kind === 'CALLED_OFF') return payload.invalidatedBy ?? null;
  const isChange = kind === 'MOVED' || (kind === 'CONFIRMED' && !payload.eventAction);
  return isChange ? (payload.updatedByUserId ?? payload.userId) : payload.userId;
}

/** Returns the person's name; the clinic's name if they do not take part in the conversation. */
function actorName(id: string | null, event: ListedEvent, thread: NoticeThread): string {
  const { user, assignee, family, facility, events } = thread;
  const people = [event.user, user, assignee, family.user, ...events.map((other) => other.user)];
  const found = people.find((person) => person?.id === id);
  return found ? personName(found) : facility.name;
}
