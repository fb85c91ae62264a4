import { useRouter } from '@tanstack/react-router';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { endCall } from '@zampa/client/video/begin-call';
import type { Call } from '@zampa/client/video/call';
import { outgoingTrack } from '@zampa/client/video/local-media';
import { useTranslation } from '@zampa/i18n/use-translation';
import {
  IconMessage,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconSettings,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { canShareScreen } from '@zampa/client/video/screen-share';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { isInside } from '@zampa/domain/video/call-phase';
import { CallDevices } from './CallDevices.tsx';
import { RoundButton } from './RoundButton.tsx';
import { useCallView, useLocalSources, useSharedScreen } from './use-call.ts';
import styles from './CallControls.module.css';

export interface CallControlsProps {
  call: Call;
  isTile: boolean;
  /** The conversation is opened beside the call. */
  onChat: () => void;
}

/** Turns microphone and camera on and off, leads to the conversation and the devices, and ends the call. */
export function CallControls({ call, isTile, onChat }: CallControlsProps) {
  const { t } = useTranslation();
  const { app } = useClient();
  const { camera, microphone } = useLocalSources(call);
  const { phase } = useCallView(call);
  const { track: screen } = useSharedScreen(call);
  const [hasDevices, setDevices] = useState(false);
  // Each app has a router of its own, which these screens do not know.
  const router: { readonly history: { readonly push: (url: string) => void } } = useRouter();
  const toChat = () => {
    onChat();
    router.history.push(conversationUrl(app, call.conversationId));
  };
  const speaks = outgoingTrack(microphone) !== null;
  const isSeen = outgoingTrack(camera) !== null;
  return (
    <div className={styles['controls']}>
      {!isTile && hasDevices && <CallDevices call={call} />}
      {!isTile && (
        <>
          <RoundButton
            label={speaks ? t('video-calls:controls.mute') : t('video-calls:controls.unmute')}
            tone={speaks ? 'usual' : 'unusual'}
            onPress={() => void call.media.turn('microphone', !speaks)}
          >
            {speaks ? <IconMicrophone /> : <IconMicrophoneOff />}
          </RoundButton>
          <RoundButton
            label={isSeen ? t('video-calls:controls.hide') : t('video-calls:controls.show')}
            tone={isSeen ? 'usual' : 'unusual'}
            onPress={() => void call.media.turn('camera', !isSeen)}
          >
            {isSeen ? <IconVideo /> : <IconVideoOff />}
          </RoundButton>
          {canShareScreen() && isInside(phase) && (
            <RoundButton
              label={screen ? t('video-calls:screen.stop') : t('video-calls:screen.start')}
              tone={screen ? 'unusual' : 'usual'}
              onPress={() => (screen ? call.screen.stop() : void call.screen.start())}
            >
              {screen ? <IconScreenShareOff /> : <IconScreenShare />}
            </RoundButton>
          )}
          <RoundButton label={t('video-calls:controls.chat')} onPress={toChat}>
            <IconMessage />
          </RoundButton>
          <RoundButton
            label={t('video-calls:controls.devices')}
            isOpen={hasDevices}
            onPress={() => setDevices(!hasDevices)}
          >
            <IconSettings />
          </RoundButton>
        </>
      )}
      <RoundButton label={t('video-calls:controls.leave')} tone="end" onPress={endCall}>
        <IconPhoneOff />
      </RoundButton>
    </div>
  );
}

const conversationUrl = (app: 'clinic' | 'owner', id: string) =>
  app === 'owner'
    ? `/app/workspace/chat/${id}`
    : requestPath({ id, status: 'OPEN', category: 'VIDEOCONSULTATION' });
