import { Button } from '@mantine/core';
import type { Call } from '@zampa/client/video/call';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect, useState } from 'react';
import { MicrophoneLevel } from './MicrophoneLevel.tsx';
import { useLocalSources, useSpeaker } from './use-call.ts';
import styles from './CallDevices.module.css';

/** Lets a person choose camera, microphone and loudspeaker, see that they are heard, and hear what the other one is heard by. */
export function CallDevices({ call }: { call: Call }) {
  const { t } = useTranslation();
  const { camera, microphone } = useLocalSources(call);
  const speaker = useSpeaker(call);
  return (
    <div className={styles['devices']}>
      <DeviceChoice
        label={t('video-calls:devices.camera')}
        chosen={deviceOf(camera.track)}
        of="videoinput"
        onChoose={(deviceId) => void call.media.choose('camera', deviceId)}
      />
      <DeviceChoice
        label={t('video-calls:devices.microphone')}
        chosen={deviceOf(microphone.track)}
        of="audioinput"
        onChoose={(deviceId) => void call.media.choose('microphone', deviceId)}
      />
      {microphone.track && <MicrophoneLevel track={microphone.track} />}
      {canChooseSpeaker() && (
        <DeviceChoice
          label={t('video-calls:devices.speaker')}
          chosen={speaker}
          of="audiooutput"
          onChoose={(deviceId) => call.media.chooseSpeaker(deviceId)}
        />
      )}
      <Button variant="default" onClick={() => void playTestSound(speaker)}>
        {t('video-calls:devices.playSound')}
      </Button>
    </div>
  );
}

const deviceOf = (track: MediaStreamTrack | null) => track?.getSettings().deviceId ?? '';

/** Elsewhere the system alone decides what sounds are heard by. */
const canChooseSpeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

async function playTestSound(speaker: string): Promise<void> {
  try {
    const { playChime } = await import('@zampa/ui/sound/play-chime');
    await playChime(speaker);
  } catch {
    // The device is gone, or its code did not come: nothing is heard, which is what was asked.
  }
}

interface DeviceChoiceProps {
  label: string;
  chosen: string;
  of: MediaDeviceKind;
  onChoose: (deviceId: string) => void;
}

function DeviceChoice({ label, chosen, of, onChoose }: DeviceChoiceProps) {
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
        {devices.length === 0 && <option value="">{t('video-calls:devices.none')}</option>}
        {devices.map((device, at) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${at + 1}`}
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
