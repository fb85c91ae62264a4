import { useHotkeys } from '@mantine/hooks';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import type { Call } from '@zampa/client/video/call';
import type { MeetingRequest } from '@zampa/client/video/video-state';
import { needsMedia } from '@zampa/domain/video/call-phase';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isKeyTaken } from '@zampa/ui/keys/is-key-taken';
import { useEffect, useRef, useState } from 'react';
import { CallControls } from './CallControls.tsx';
import { CallHeader, type CallSize } from './CallHeader.tsx';
import { CallStage } from './CallStage.tsx';
import { useCallView } from './use-call.ts';
import { useMediaKeys } from './use-media-keys.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useTileCorner } from './use-tile-corner.ts';
import styles from './CallWindow.module.css';

export interface CallWindowProps {
  call: Call;
  /** The latest request to join; a new one enlarges the call. */
  request: MeetingRequest | null;
}

/**
 * The active call: next to the clinic's work, full screen, or a tile in a corner. All sizes use the same video
 * element, so that playback never stops.
 */
export function CallWindow({ call, request }: CallWindowProps) {
  const { t } = useTranslation();
  const [size, setSize] = useCallSize(request);
  const view = useCallView(call);
  const isOffline = useConnection() !== 'online';
  const isActive = view.error === null && needsMedia(view.phase);
  const isTile = size === 'tile';
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useRef<HTMLVideoElement>(null);
  const { corner, moveToNextCorner, drag } = useTileCorner(isTile);
  const pictureInPicture = usePictureInPicture(picture);
  useWakeLock(isActive);
  useMediaKeys(call, isActive);
  useEffect(() => {
    if (!isTile) heading.current?.focus();
  }, [isTile]);
  const shrink = (event: KeyboardEvent) => {
    const { target } = event;
    // Elements outside the call handle Escape themselves, and so does the screen once the call is a tile.
    const isInCall = target === document.body || frame.current?.contains(target as Node);
    if (isTile || !isInCall || isKeyTaken(event, frame.current)) return;
    event.preventDefault();
    setSize(size === 'whole' ? 'full' : 'tile');
  };
  useHotkeys([['Escape', shrink, { preventDefault: false }]], []);
  return (
    <section
      ref={frame}
      className={styles['call']}
      data-size={size}
      data-corner={corner}
      role="dialog"
      aria-label={t('video:window')}
      {...drag}
    >
      <CallHeader
        view={view}
        heading={heading}
        size={size}
        onSize={setSize}
        onMove={moveToNextCorner}
        pictureInPicture={pictureInPicture}
        isOver={!isActive}
      />
      <CallStage call={call} view={view} isTile={isTile} picture={picture} />
      <p role="status" className={styles['notice']}>
        {isActive && isOffline && t('video:offline')}
      </p>
      {isActive && <CallControls call={call} isTile={isTile} onChat={() => setSize('tile')} />}
    </section>
  );
}

/** Returns the size of the call. A new request to join restores the full size. */
function useCallSize(request: MeetingRequest | null): [CallSize, (size: CallSize) => void] {
  const [chosen, setChosen] = useState<{ size: CallSize; since: MeetingRequest | null }>({
    size: 'full',
    since: request,
  });
  const size = chosen.since === request ? chosen.size : 'full';
  return [size, (next) => setChosen({ size: next, since: request })];
}
