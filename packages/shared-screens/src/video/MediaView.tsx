import { useEffect, useRef, useState } from 'react';

export interface MediaViewProps {
  stream: MediaStream | null;
  className?: string | undefined;
  /** The own picture makes no sound, and is a mirror. */
  own?: boolean;
  label: string;
  /** Browsers let a page make sound after a press alone: what to press where it may not yet. */
  playLabel?: string;
}

/** Shows moving pictures with their sound. */
export function MediaView({ stream, className, own = false, label, playLabel }: MediaViewProps) {
  const video = useRef<HTMLVideoElement>(null);
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
  }, [stream]);
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
