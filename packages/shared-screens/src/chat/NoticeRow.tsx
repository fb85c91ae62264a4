import type { Thread } from '@zampa/client/conversations/thread';
import type { Notice, NoticeKind } from '@zampa/domain/conversations/notices';
import { formatTime } from '@zampa/i18n/format/dates';
import { NoticeLine } from '@zampa/ui/chat/NoticeLine.tsx';
import {
  IconAlertTriangle,
  IconBuildingHospital,
  IconCircleCheck,
  IconPaw,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { noticeText } from './notice-text.ts';

/** What happened between the messages, with its icon and time. */
export function NoticeRow({
  thread,
  notice,
  viewerId,
}: {
  thread: Thread;
  notice: Notice;
  viewerId: string;
}) {
  const { t } = useTranslation();
  const Icon = iconOf(notice.kind);
  const time = formatTime(new Date(notice.date), thread.facility.timezone);
  return (
    <NoticeLine
      icon={<Icon size={16} aria-hidden="true" />}
      tone={notice.kind === 'OPENED' ? 'good' : 'calm'}
    >
      {noticeText(t, notice.kind, thread, viewerId)} · {time}
    </NoticeLine>
  );
}

function iconOf(kind: NoticeKind) {
  switch (kind) {
    case 'INVALID_CONVERSATION':
      return IconAlertTriangle;
    case 'ASSIGNED_TO_FACILITY':
      return IconBuildingHospital;
    case 'OPENED':
      return IconPlayerPlay;
    case 'CLOSED':
      return IconCircleCheck;
    default:
      return IconPaw;
  }
}
