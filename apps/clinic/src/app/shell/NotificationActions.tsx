import { Button } from '@mantine/core';
import { useConfirmEntry } from '@zampa/client/appointments/use-change-entry';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Notification } from '@zampa/contract/notifications/read-notifications';
import { isConfirmable } from '@zampa/domain/appointments/is-confirmable';
import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { Row } from '@zampa/ui/kit/Row.tsx';
import styles from './BellButton.module.css';

/** Kinds that a client waits for an answer to. */
const ANSWERED: readonly NotificationKind[] = ['MESSAGE', 'REQUEST', 'TIME_WANTED', 'ASSIGNED'];

export interface NotificationActionsProps {
  notification: Notification;
  /** Called after the notification was opened. */
  onFollow: () => void;
  markRead: () => void;
}

/** Buttons to answer an unread notification, or to confirm the time that it is about. */
export function NotificationActions(props: NotificationActionsProps) {
  const { kind } = props.notification;
  if (kind === 'TIME_ASKED') return <TimeActions {...props} />;
  if (!ANSWERED.includes(kind)) return null;
  return (
    <Row className={styles['actions'] ?? ''}>
      <OpenButton {...props} isAnswer={kind === 'MESSAGE'} />
    </Row>
  );
}

interface OpenButtonProps extends NotificationActionsProps {
  isAnswer?: boolean;
}

function OpenButton({ notification, onFollow, markRead, isAnswer = false }: OpenButtonProps) {
  const { t } = useTranslation();
  const follow = () => {
    markRead();
    onFollow();
  };
  return (
    <Button
      size="compact-md"
      variant={isAnswer ? 'light' : 'default'}
      renderRoot={(button) => (
        <ServerPathLink {...button} url={notification.url} onFollow={follow} />
      )}
    >
      {t(isAnswer ? 'notifications:actions.answer' : 'notifications:actions.open')}
    </Button>
  );
}

/** Confirms the time that the client asks for now, which the button names; otherwise only opens the request. */
function TimeActions(props: NotificationActionsProps) {
  const { conversationId } = props.notification;
  const now = useServerMinute();
  const { items } = useInbox(useLanguage(), { group: 'TIMES' });
  const item = items.find(
    (one) => one.kind === 'TIME_ASKED' && one.conversationId === conversationId,
  );
  const booking = item?.booking;
  const canConfirm =
    booking && !booking.ended && isConfirmable({ ...booking, start: item.start }, now);
  return (
    <Row className={styles['actions'] ?? ''}>
      {canConfirm && item.start && (
        <ConfirmButton item={item} start={item.start} booking={booking} onDone={props.markRead} />
      )}
      <OpenButton {...props} />
    </Row>
  );
}

interface ConfirmButtonProps {
  item: InboxItem;
  /** The time that is confirmed. */
  start: string;
  booking: NonNullable<InboxItem['booking']>;
  onDone: () => void;
}

function ConfirmButton({ item, start, booking, onDone }: ConfirmButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const confirm = useConfirmEntry(item.facilityId ?? '');
  return (
    <>
      <Button
        size="compact-md"
        variant="light"
        leftSection={<IconCheck size={16} aria-hidden="true" />}
        loading={confirm.isPending}
        onClick={() => confirm.mutate(booking, { onSuccess: onDone })}
      >
        {/* The client may have asked for another time since the notification. */}
        {t('notifications:actions.confirm', { when: whenText(start, item.timezone, language) })}
      </Button>
      <CallProblem error={confirm.error} />
    </>
  );
}
