import type { Call } from '@zampa/client/video/call';
import type { MediaKind } from '@zampa/client/video/media-devices';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect, useState } from 'react';
import { MicrophoneLevel } from './MicrophoneLevel.tsx';
import { useLocalSources } from './use-call.ts';
import styles from './call.module.css';

/** Lets a person choose camera and microphone, and see that they are heard. */
export function CallDevices({ call }: { call: Call }) {
  const { t } = useTranslation();
  const sources = useLocalSources(call);
  return (
    <div className={styles['devices']}>
      <DeviceChoice
        label={t('video-calls:devices.camera')}
        current={sources.camera.track}
        of="videoinput"
        onChoose={(deviceId) => void call.media.choose('camera', deviceId)}
        kind="camera"
      />
      <DeviceChoice
        label={t('video-calls:devices.microphone')}
        current={sources.microphone.track}
        of="audioinput"
        onChoose={(deviceId) => void call.media.choose('microphone', deviceId)}
        kind="microphone"
      />
      {sources.microphone.track && <MicrophoneLevel track={sources.microphone.track} />}
    </div>
  );
}

interface DeviceChoiceProps {
  label: string;
  current: MediaStreamTrack | null;
  of: MediaDeviceKind;
  kind: MediaKind;
  onChoose: (deviceId: string) => void;
}

function DeviceChoice({ label, current, of, kind, onChoose }: DeviceChoiceProps) {
  const { t } = useTranslation();
  const devices = useDevices(of);
  const chosen = current?.getSettings().deviceId ?? '';
  return (
    <label className={styles['device']}>
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {devices.length === 0 && <option value="">{t('video-calls:devices.none')}</option>}
        {devices.map((device, at) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label ||
              `${kind === 'camera' ? t('video-calls:devices.camera') : t('video-calls:devices.microphone')} ${at + 1}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the devices of a kind, also those that are plugged in meanwhile. */
function useDevices(of: MediaDeviceKind): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator;
    if (!mediaDevices) return;
    let isOver = false;
    const look = () =>
      void mediaDevices.enumerateDevices().then((found) => {
        if (!isOver) setDevices(found.filter(({ kind, deviceId }) => kind === of && deviceId));
      });
    look();
    mediaDevices.addEventListener('devicechange', look);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', look);
    };
  }, [of]);
  return devices;
}
