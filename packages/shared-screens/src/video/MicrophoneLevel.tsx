import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect, useRef } from 'react';

/** Level meter of the own microphone. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    let frame = 0;
    const draw = () => {
      analyser.getByteTimeDomainData(samples);
      // 128 is silence; measures the loudest deviation from it.
      const loudest = Math.max(...samples.map((sample) => Math.abs(sample - 128)));
      if (meter.current) meter.current.value = loudest / 128;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void audio.close();
    };
  }, [track]);
  return <meter ref={meter} min={0} max={1} aria-label={t('video:devices.level')} />;
}
