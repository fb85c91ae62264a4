import { useHotkeys } from '@mantine/hooks';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import { endCall } from '@zampa/client/video/begin-call';
import type { Call } from '@zampa/client/video/call';
import type { MeetingWish } from '@zampa/client/video/video-now';
import { needsMedia } from '@zampa/domain/video/call-phase';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconMaximize, IconPictureInPicture, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { nameOfPeer } from './call-words.ts';
import { CallControls } from './CallControls.tsx';
import { CallStage } from './CallStage.tsx';
import { CallTimer } from './CallTimer.tsx';
import { useCallView } from './use-call.ts';
import { useScreenAwake } from './use-screen-awake.ts';
import styles from './call.module.css';

export interface CallWindowProps {
  call: Call;
  /** Whoever wishes to meet again while they do sees the call. */
  wish: MeetingWish | null;
}

/**
 * Shows the call that goes on: beside the work of a clinic, or over all of a phone, or as a tile in the corner of whatever
 * screen is open. It is one picture all the time, so that nothing of it stops.
 */
export function CallWindow({ call, wish }: CallWindowProps) {
  const { t } = useTranslation();
  /** Made small by the person, until they wish to see it again. */
  const [shrunk, setShrunk] = useState<{ readonly since: MeetingWish | null } | null>(null);
  const isTile = shrunk?.since === wish;
  const setTile = (small: boolean) => setShrunk(small ? { since: wish } : null);
  const view = useCallView(call);
  const isOffline = useConnection() !== 'online';
  const { meeting, phase } = view;
  const isOn = view.error === null && needsMedia(phase);
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenAwake(isOn);
  useEffect(() => {
    if (!isTile) heading.current?.focus();
  }, [isTile]);
  useHotkeys([['Escape', () => isDialogOpen() || setTile(true)]], []);

  const pets = meeting?.pets.map(({ name }) => name).join(', ');
  return (
    <section
      className={styles['call']}
      data-size={isTile ? 'tile' : 'full'}
      role="dialog"
      aria-label={t('video-calls:window')}
    >
      <header className={styles['header']}>
        <div className={styles['words']}>
          <h2 ref={heading} tabIndex={-1}>
            {pets ? t('video-calls:title', { pets }) : t('video-calls:window')}
          </h2>
          <p>{nameOfPeer(t, view)}</p>
        </div>
        {meeting?.startedAt && (
          <span className={styles['timer']}>
            <CallTimer startedAt={meeting.startedAt} />
          </span>
        )}
        <button
          type="button"
          className={styles['round']}
          aria-label={isTile ? t('video-calls:controls.expand') : t('video-calls:controls.shrink')}
          onClick={() => setTile(!isTile)}
        >
          {isTile ? (
            <IconMaximize size={20} aria-hidden="true" />
          ) : (
            <IconPictureInPicture size={20} aria-hidden="true" />
          )}
        </button>
        {!isOn && (
          <button
            type="button"
            className={styles['round']}
            aria-label={t('common:actions.close')}
            onClick={endCall}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </header>
      <CallStage call={call} view={view} isTile={isTile} />
      <p role="status" className={styles['notice']}>
        {isOn && isOffline && t('video-calls:offline')}
      </p>
      {isOn && <CallControls call={call} isTile={isTile} onChat={() => setTile(true)} />}
    </section>
  );
}

/** The key closes what asks something first. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;
