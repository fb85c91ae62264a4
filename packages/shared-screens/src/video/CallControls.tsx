import { useRouter } from '@tanstack/react-router';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { endCall } from '@zampa/client/video/begin-call';
import type { Call } from '@zampa/client/video/call';
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
import { type ReactNode, useState } from 'react';
import { canShareScreen } from '@zampa/client/video/screen-share';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { isInside } from '@zampa/domain/video/call-phase';
import { CallDevices } from './CallDevices.tsx';
import { useCallView, useLocalSources, useSharedScreen } from './use-call.ts';
import styles from './call.module.css';

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
  const speaks = microphone.isOn && microphone.track !== null;
  const isSeen = camera.isOn && camera.track !== null;
  return (
    <div className={styles['controls']}>
      {!isTile && hasDevices && <CallDevices call={call} />}
      {!isTile && (
        <>
          <Control
            label={speaks ? t('video-calls:controls.mute') : t('video-calls:controls.unmute')}
            isUnusual={!speaks}
            onPress={() => void call.media.turn('microphone', !speaks)}
          >
            {speaks ? <IconMicrophone /> : <IconMicrophoneOff />}
          </Control>
          <Control
            label={isSeen ? t('video-calls:controls.hide') : t('video-calls:controls.show')}
            isUnusual={!isSeen}
            onPress={() => void call.media.turn('camera', !isSeen)}
          >
            {isSeen ? <IconVideo /> : <IconVideoOff />}
          </Control>
          {canShareScreen() && isInside(phase) && (
            <Control
              label={screen ? t('video-calls:screen.stop') : t('video-calls:screen.start')}
              isUnusual={screen !== null}
              onPress={() => (screen ? call.screen.stop() : void call.screen.start())}
            >
              {screen ? <IconScreenShareOff /> : <IconScreenShare />}
            </Control>
          )}
          <Control label={t('video-calls:controls.chat')} onPress={toChat}>
            <IconMessage />
          </Control>
          <Control
            label={t('video-calls:controls.devices')}
            isOpen={hasDevices}
            onPress={() => setDevices(!hasDevices)}
          >
            <IconSettings />
          </Control>
        </>
      )}
      <button
        type="button"
        className={styles['end']}
        aria-label={t('video-calls:controls.leave')}
        title={t('video-calls:controls.leave')}
        onClick={endCall}
      >
        <IconPhoneOff aria-hidden="true" />
      </button>
    </div>
  );
}

interface ControlProps {
  label: string;
  /** Stands out: something is not as it is usually. */
  isUnusual?: boolean;
  isOpen?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Control({ label, isUnusual = false, isOpen, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles['control']}
      data-unusual={isUnusual}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

const conversationUrl = (app: 'clinic' | 'owner', id: string) =>
  app === 'owner'
    ? `/app/workspace/chat/${id}`
    : requestPath({ id, status: 'OPEN', category: 'VIDEOCONSULTATION' });
