import { useRouter } from '@tanstack/react-router';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { endCall } from '@zampa/client/video/begin-call';
import type { Call } from '@zampa/client/video/call';
import { outgoingTrack } from '@zampa/client/video/local-media';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { IconMicrophone } from '@zampa/ui/icons/IconMicrophone';
import { IconMicrophoneOff } from '@zampa/ui/icons/IconMicrophoneOff';
import { IconPhoneOff } from '@zampa/ui/icons/IconPhoneOff';
import { IconScreenShare } from '@zampa/ui/icons/IconScreenShare';
import { IconScreenShareOff } from '@zampa/ui/icons/IconScreenShareOff';
import { IconSettings } from '@zampa/ui/icons/IconSettings';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { IconVideoOff } from '@zampa/ui/icons/IconVideoOff';
import { useState } from 'react';
import { canShareScreen } from '@zampa/client/video/screen-share';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { isInMeeting } from '@zampa/domain/video/call-phase';
import { CallDevices } from './CallDevices.tsx';
import { RoundButton } from './RoundButton.tsx';
import { useCallView, useLocalSources, useSharedScreen } from './use-call.ts';
import styles from './CallControls.module.css';

export interface CallControlsProps {
  call: Call;
  isTile: boolean;
  /** Called when the conversation is opened next to the call. */
  onChat: () => void;
}

/** Call buttons: microphone, camera, screen sharing, conversation, devices, leave. */
export function CallControls({ call, isTile, onChat }: CallControlsProps) {
  const { t } = useTranslation();
  const { app } = useClient();
  const { camera, microphone } = useLocalSources(call);
  const { phase } = useCallView(call);
  const [areDevicesOpen, setDevicesOpen] = useState(false);
  // Each app has its own router type, unknown here.
  const router: { readonly history: { readonly push: (url: string) => void } } = useRouter();
  const openChat = () => {
    onChat();
    router.history.push(conversationUrl(app, call.conversationId));
  };
  const isMicrophoneOn = outgoingTrack(microphone) !== null;
  const isCameraOn = outgoingTrack(camera) !== null;
  return (
    <div className={styles['controls']}>
      {!isTile && areDevicesOpen && <CallDevices call={call} />}
      {!isTile && (
        <>
          <RoundButton
            label={isMicrophoneOn ? t('video:controls.mute') : t('video:controls.unmute')}
            tone={isMicrophoneOn ? 'usual' : 'unusual'}
            onPress={() => void call.media.turn('microphone', !isMicrophoneOn)}
          >
            {isMicrophoneOn ? <IconMicrophone /> : <IconMicrophoneOff />}
          </RoundButton>
          <RoundButton
            label={isCameraOn ? t('video:controls.hide') : t('video:controls.show')}
            tone={isCameraOn ? 'usual' : 'unusual'}
            onPress={() => void call.media.turn('camera', !isCameraOn)}
          >
            {isCameraOn ? <IconVideo /> : <IconVideoOff />}
          </RoundButton>
          {canShareScreen() && isInMeeting(phase) && <ShareScreenButton call={call} />}
          <RoundButton label={t('video:controls.chat')} onPress={openChat}>
            <IconMessage />
          </RoundButton>
          <RoundButton
            label={t('video:controls.devices')}
            isOpen={areDevicesOpen}
            onPress={() => setDevicesOpen(!areDevicesOpen)}
          >
            <IconSettings />
          </RoundButton>
        </>
      )}
      <RoundButton label={t('video:controls.leave')} tone="end" onPress={endCall}>
        <IconPhoneOff />
      </RoundButton>
    </div>
  );
}

function ShareScreenButton({ call }: Pick<CallControlsProps, 'call'>) {
  const { t } = useTranslation();
  const { track: screen } = useSharedScreen(call);
  return (
    <RoundButton
      label={screen ? t('video:screen.stop') : t('video:screen.start')}
      tone={screen ? 'unusual' : 'usual'}
      onPress={() => (screen ? call.screen.stop() : void call.screen.start())}
    >
      {screen ? <IconScreenShareOff /> : <IconScreenShare />}
    </RoundButton>
  );
}

const conversationUrl = (app: 'clinic' | 'owner', id: string) =>
  app === 'owner'
    ? `/app/workspace/chat/${id}`
    : requestPath({ id, status: 'OPEN', category: 'VIDEOCONSULTATION' });
