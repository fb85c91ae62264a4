import '@zampa/i18n/english/video-calls';
import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { activeCall } from '@zampa/client/video/active-call';
import { wishToMeet } from '@zampa/client/video/video-now';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSyncExternalStore } from 'react';

export interface JoinVideoProps {
  conversationId: string;
  /** As in a row of small buttons. */
  compact?: boolean;
}

/** Leads into the video consultation of a conversation; while that goes on, back to it. */
export function JoinVideo({ conversationId, compact = false }: JoinVideoProps) {
  const { t } = useTranslation();
  const call = useSyncExternalStore(activeCall.subscribe, activeCall.value);
  const isOn = call?.conversationId === conversationId;
  return (
    <Button
      variant={compact ? 'light' : 'filled'}
      {...(compact && { size: 'compact-md' })}
      leftSection={<IconVideo size={compact ? 16 : 20} aria-hidden="true" />}
      onClick={() => wishToMeet(conversationId)}
    >
      {isOn ? t('video-calls:return') : t('video-calls:join')}
    </Button>
  );
}
