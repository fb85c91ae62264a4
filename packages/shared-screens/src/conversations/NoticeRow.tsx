import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { ConversationNotice, NoticeKind } from '@zampa/domain/conversations/notices';
import { formatTime } from '@zampa/i18n/format/dates';
import { NoticeLine } from '@zampa/ui/chat/NoticeLine.tsx';
import type { Icon } from '@zampa/ui/icons/create-icon';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconBuildingHospital } from '@zampa/ui/icons/IconBuildingHospital';
import { IconCircleCheck } from '@zampa/ui/icons/IconCircleCheck';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconPlayerPlay } from '@zampa/ui/icons/IconPlayerPlay';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { IconVideoOff } from '@zampa/ui/icons/IconVideoOff';
import { useTranslation } from '@zampa/i18n/use-translation';
import { noticeText } from './notice-text.ts';

/** Other kinds are about pets or people and use the paw icon. */
const ICONS: Partial<Record<NoticeKind, Icon>> = {
  INVALID_CONVERSATION: IconAlertTriangle,
  ASSIGNED_TO_FACILITY: IconBuildingHospital,
  OPENED: IconPlayerPlay,
  CLOSED: IconCircleCheck,
  VIDEO_JOIN: IconVideo,
  VIDEO_CLOSED: IconVideoOff,
};

/** Shows a notice between messages, with icon and time. */
export function NoticeRow({
  thread,
  notice,
  viewerId,
}: {
  thread: Thread;
  notice: ConversationNotice;
  viewerId: string;
}) {
  const { t } = useTranslation();
  const NoticeIcon = ICONS[notice.kind] ?? IconPaw;
  const time = formatTime(new Date(notice.date), thread.facility.timezone);
  return (
    <NoticeLine
      icon={<NoticeIcon size={16} aria-hidden="true" />}
      tone={notice.kind === 'OPENED' ? 'good' : 'calm'}
    >
      {noticeText(t, notice.kind, thread, viewerId)} · {time}
    </NoticeLine>
  );
}
