import type { Icon } from '@zampa/ui/icons/create-icon';
import { IconCalendarCheck } from '@zampa/ui/icons/IconCalendarCheck';
import { IconCalendarEvent } from '@zampa/ui/icons/IconCalendarEvent';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { IconCalendarQuestion } from '@zampa/ui/icons/IconCalendarQuestion';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { BookingNoticeKind } from '@zampa/domain/conversations/booking-notices';
import type { TimeNotice } from '@zampa/domain/conversations/notices';
import { formatTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NoticeLine } from '@zampa/ui/chat/NoticeLine.tsx';
import { timeNoticeText } from './time-notice-text.ts';

const icons: Partial<Record<BookingNoticeKind, Icon>> = {
  TIME_WANTED: IconCalendarQuestion,
  TIME_ASKED: IconCalendarQuestion,
  PROPOSED: IconCalendarQuestion,
  CALLED_OFF: IconCalendarOff,
  HOLD_ENDED: IconCalendarOff,
  NO_SHOW: IconCalendarOff,
  ACCEPTED: IconCalendarCheck,
  CONFIRMED: IconCalendarCheck,
};
const goodKinds: ReadonlySet<BookingNoticeKind> = new Set(['BOOKED', 'ACCEPTED', 'CONFIRMED']);

export interface TimeNoticeLineProps {
  thread: Thread;
  viewerId: string;
  notice: TimeNotice;
}

/** Shows an event about the time of a visit (booked, moved, canceled …) and when it happened. */
export function TimeNoticeLine({ thread, viewerId, notice }: TimeNoticeLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const event = thread.events.find(({ seq }) => seq === notice.seq);
  if (!event) return null;
  const { kind } = notice;
  const NoticeIcon = icons[kind] ?? IconCalendarEvent;
  return (
    <NoticeLine
      icon={<NoticeIcon size={16} aria-hidden="true" />}
      tone={goodKinds.has(kind) ? 'good' : 'calm'}
    >
      {timeNoticeText({ t, language, viewerId }, kind, event, thread)} ·{' '}
      {formatTime(new Date(notice.date), thread.facility.timezone)}
    </NoticeLine>
  );
}
