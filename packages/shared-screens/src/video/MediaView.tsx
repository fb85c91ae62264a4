import { type RefObject, useEffect, useRef, useState } from 'react';

export interface MediaViewProps {
  stream: MediaStream | null;
  className?: string | undefined;
  /** Whether this is the own video, which is muted. */
  isOwn?: boolean;
  label: string;
  /** Label of the play button, shown if the browser blocks sound before a user gesture. */
  playLabel?: string;
  /** Id of the output device; empty for the system default. */
  speaker?: string;
  picture?: RefObject<HTMLVideoElement | null>;
}

/** Video element of a stream, with sound and a play button if autoplay is blocked. */
export function MediaView(props: MediaViewProps) {
  const { stream, className, isOwn = false, label, playLabel, speaker = '', picture } = props;
  const ownRef = useRef<HTMLVideoElement>(null);
  const video = picture ?? ownRef;
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    current.srcObject = stream;
    if (stream)
      current.play().then(
        () => setBlocked(false),
        (error: unknown) =>
          setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
      );
  }, [stream, video]);
  useEffect(() => {
    const { current } = video;
    if (!current || !('setSinkId' in current) || current.sinkId === speaker) return;
    // If the device was unplugged, the sound stays on the system default.
    void current.setSinkId(speaker).catch(() => undefined);
  }, [speaker, video]);
  return (
    <>
      <video
        ref={video}
        className={className}
        aria-label={label}
        autoPlay
        playsInline
        muted={isOwn}
        disablePictureInPicture={isOwn}
      >
        {/* Live conversations have no captions. */}
        <track kind="captions" />
      </video>
      {isBlocked && playLabel && (
        <button
          type="button"
          onClick={() => void video.current?.play().then(() => setBlocked(false))}
        >
          {playLabel}
        </button>
      )}
    </>
  );
}
