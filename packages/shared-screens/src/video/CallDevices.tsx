import { Button } from '@mantine/core';
import type { Call } from '@zampa/client/video/call';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect, useState } from 'react';
import { MicrophoneLevel } from './MicrophoneLevel.tsx';
import { useLocalSources, useSpeaker } from './use-call.ts';
import styles from './CallDevices.module.css';

/** Lets the user choose camera, microphone and speaker, and test microphone and sound. */
export function CallDevices({ call }: { call: Call }) {
  const { t } = useTranslation();
  const { camera, microphone } = useLocalSources(call);
  const speaker = useSpeaker(call);
  return (
    <div className={styles['devices']}>
      <DeviceChoice
        label={t('video:devices.camera')}
        chosen={deviceIdOf(camera.track)}
        kind="videoinput"
        onChoose={(deviceId) => void call.media.choose('camera', deviceId)}
      />
      <DeviceChoice
        label={t('video:devices.microphone')}
        chosen={deviceIdOf(microphone.track)}
        kind="audioinput"
        onChoose={(deviceId) => void call.media.choose('microphone', deviceId)}
      />
      {microphone.track && <MicrophoneLevel track={microphone.track} />}
      {canChooseSpeaker() && (
        <DeviceChoice
          label={t('video:devices.speaker')}
          chosen={speaker}
          kind="audiooutput"
          onChoose={(deviceId) => call.media.chooseSpeaker(deviceId)}
        />
      )}
      <Button variant="default" onClick={() => void playTestSound(speaker)}>
        {t('video:devices.playSound')}
      </Button>
    </div>
  );
}

const deviceIdOf = (track: MediaStreamTrack | null) => track?.getSettings().deviceId ?? '';

/** Browsers without `setSinkId` use the system's output device. */
const canChooseSpeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

async function playTestSound(speaker: string): Promise<void> {
  try {
    const { playChime } = await import('@zampa/ui/sound/play-chime');
    await playChime(speaker);
  } catch {
    // The device was unplugged or the code could not be loaded: the missing sound shows the user that the test failed.
  }
}

interface DeviceChoiceProps {
  label: string;
  chosen: string;
  kind: MediaDeviceKind;
  onChoose: (deviceId: string) => void;
}

function DeviceChoice({ label, chosen, kind: of, onChoose }: DeviceChoiceProps) {
  const { t } = useTranslation();
  const devices = useDevices(of);
  const isKnown = devices.some(({ deviceId }) => deviceId === chosen);
  return (
    <label className={styles['device']}>
      <span>{label}</span>
      <select
        value={isKnown ? chosen : devices[0]?.deviceId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {devices.length === 0 && <option value="">{t('video:devices.none')}</option>}
        {devices.map((device, at) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${at + 1}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the devices of a kind, updated when devices are plugged in or out. */
function useDevices(of: MediaDeviceKind): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator;
    if (!mediaDevices) return;
    let isUnmounted = false;
    const refresh = () =>
      void mediaDevices.enumerateDevices().then((found) => {
        if (!isUnmounted) setDevices(found.filter(({ kind, deviceId }) => kind === of && deviceId));
      });
    refresh();
    mediaDevices.addEventListener('devicechange', refresh);
    return () => {
      isUnmounted = true;
      mediaDevices.removeEventListener('devicechange', refresh);
    };
  }, [of]);
  return devices;
}
