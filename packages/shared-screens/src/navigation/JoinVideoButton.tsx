import '@zampa/i18n/english/video';
import { Button } from '@mantine/core';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { activeCall } from '@zampa/client/video/active-call';
import { requestMeeting } from '@zampa/client/video/video-state';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSyncExternalStore } from 'react';

export interface JoinVideoButtonProps {
  conversationId: string;
  /** Small variant for rows of small buttons. */
  compact?: boolean;
}

/** Button to join the video visit of a conversation, or to return to it while it is running. */
export function JoinVideoButton({ conversationId, compact = false }: JoinVideoButtonProps) {
  const { t } = useTranslation();
  const call = useSyncExternalStore(activeCall.subscribe, activeCall.value);
  const isInCall = call?.conversationId === conversationId;
  return (
    <Button
      variant={compact ? 'light' : 'filled'}
      {...(compact && { size: 'compact-md' })}
      leftSection={<IconVideo size={compact ? 16 : 20} aria-hidden="true" />}
      onClick={() => requestMeeting(conversationId)}
    >
      {isInCall ? t('video:return') : t('video:join')}
    </Button>
  );
}
