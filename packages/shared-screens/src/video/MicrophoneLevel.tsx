import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect, useRef } from 'react';

/** Shows how loud the own microphone hears, so that a person sees that it does. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    let frame = 0;
    const look = () => {
      analyser.getByteTimeDomainData(samples);
      // Silence is 128; how far from it the loudest sample is.
      const loudest = Math.max(...samples.map((sample) => Math.abs(sample - 128)));
      if (meter.current) meter.current.value = loudest / 128;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      void audio.close();
    };
  }, [track]);
  return <meter ref={meter} min={0} max={1} aria-label={t('video-calls:devices.level')} />;
}
