import { type RefObject, useEffect, useRef, useState } from 'react';

export interface MediaViewProps {
  stream: MediaStream | null;
  className?: string | undefined;
  /** The own picture makes no sound. */
  own?: boolean;
  label: string;
  /** Browsers let a page make sound after a press alone: what to press where it may not yet. */
  playLabel?: string;
  /** Id of the device that it is heard by; empty for whatever the system has. */
  speaker?: string;
  picture?: RefObject<HTMLVideoElement | null>;
}

/** Shows moving pictures with their sound. */
export function MediaView(props: MediaViewProps) {
  const { stream, className, own = false, label, playLabel, speaker = '', picture } = props;
  const alone = useRef<HTMLVideoElement>(null);
  const video = picture ?? alone;
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
    // What is gone meanwhile is replaced by what the system has, where it is heard now.
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
        muted={own}
        disablePictureInPicture={own}
      >
        {/* What people say to each other at this moment has no captions. */}
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
