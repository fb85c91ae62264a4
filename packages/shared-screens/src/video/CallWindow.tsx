import { useHotkeys } from '@mantine/hooks';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import type { Call } from '@zampa/client/video/call';
import type { MeetingWish } from '@zampa/client/video/video-now';
import { needsMedia } from '@zampa/domain/video/call-phase';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isKeyTaken } from '@zampa/ui/keys/is-key-taken';
import { useEffect, useRef, useState } from 'react';
import { CallControls } from './CallControls.tsx';
import { CallHeader, type CallSize } from './CallHeader.tsx';
import { CallStage } from './CallStage.tsx';
import { useCallView } from './use-call.ts';
import { useMediaKeys } from './use-media-keys.ts';
import { useOwnWindow } from './use-own-window.ts';
import { useScreenAwake } from './use-screen-awake.ts';
import { useTileCorner } from './use-tile-corner.ts';
import styles from './CallWindow.module.css';

export interface CallWindowProps {
  call: Call;
  /** Whoever wishes to meet again while they do sees the call. */
  wish: MeetingWish | null;
}

/**
 * Shows the call that goes on: beside the work of a clinic, or over all of the screen, or as a tile in the corner of whatever
 * screen is open. It is one picture all the time, so that nothing of it stops.
 */
export function CallWindow({ call, wish }: CallWindowProps) {
  const { t } = useTranslation();
  const [size, setSize] = useCallSize(wish);
  const view = useCallView(call);
  const isOffline = useConnection() !== 'online';
  const isOn = view.error === null && needsMedia(view.phase);
  const isTile = size === 'tile';
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useRef<HTMLVideoElement>(null);
  const { corner, moveOn, drag } = useTileCorner(isTile);
  const ownWindow = useOwnWindow(picture);
  useScreenAwake(isOn);
  useMediaKeys(call, isOn);
  useEffect(() => {
    if (!isTile) heading.current?.focus();
  }, [isTile]);
  const makeSmaller = (event: KeyboardEvent) => {
    const { target } = event;
    // What lies beside the call has the key for itself, as has the whole screen once the call is small.
    const isHere = target === document.body || frame.current?.contains(target as Node);
    if (isTile || !isHere || isKeyTaken(event, frame.current)) return;
    event.preventDefault();
    setSize(size === 'whole' ? 'full' : 'tile');
  };
  useHotkeys([['Escape', makeSmaller, { preventDefault: false }]], []);
  return (
    <section
      ref={frame}
      className={styles['call']}
      data-size={size}
      data-corner={corner}
      role="dialog"
      aria-label={t('video-calls:window')}
      {...drag}
    >
      <CallHeader
        view={view}
        heading={heading}
        size={size}
        onSize={setSize}
        onMove={moveOn}
        ownWindow={ownWindow}
        isOver={!isOn}
      />
      <CallStage call={call} view={view} isTile={isTile} picture={picture} />
      <p role="status" className={styles['notice']}>
        {isOn && isOffline && t('video-calls:offline')}
      </p>
      {isOn && <CallControls call={call} isTile={isTile} onChat={() => setSize('tile')} />}
    </section>
  );
}

/** How large the call is shown; whoever wishes to see it once more does, also where they have made it small. */
function useCallSize(wish: MeetingWish | null): [CallSize, (size: CallSize) => void] {
  const [chosen, setChosen] = useState<{ size: CallSize; since: MeetingWish | null }>({
    size: 'full',
    since: wish,
  });
  const size = chosen.since === wish ? chosen.size : 'full';
  return [size, (next) => setChosen({ size: next, since: wish })];
}
