import { endCall } from '@zampa/client/video/begin-call';
import type { CallView } from '@zampa/client/video/call';
import { useTranslation } from '@zampa/i18n/use-translation';
import {
  IconAppWindow,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconArrowsMove,
  IconMaximize,
  IconPictureInPicture,
  IconX,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { nameOfPeer } from './call-words.ts';
import { CallTimer } from './CallTimer.tsx';
import { RoundButton } from './RoundButton.tsx';
import { canOpenOwnWindow, type OwnWindow } from './use-own-window.ts';
import styles from './CallHeader.module.css';

/** A tile in a corner; beside the work of a desk, which is all of a phone; all of a desk, too. */
export type CallSize = 'tile' | 'full' | 'whole';

export interface CallHeaderProps {
  view: CallView;
  heading: Ref<HTMLHeadingElement>;
  size: CallSize;
  onSize: (size: CallSize) => void;
  /** Moves a tile to another corner. */
  onMove: () => void;
  ownWindow: OwnWindow;
  /** The call is over, or was never begun: it can be put away. */
  isOver: boolean;
}

/** Says whom the call is with and how long it has lasted, and how large it is shown. */
export function CallHeader(props: CallHeaderProps) {
  const { view, heading, size, onSize, onMove, ownWindow, isOver } = props;
  const { t } = useTranslation();
  const { meeting, phase } = view;
  const isTile = size === 'tile';
  const pets = meeting?.pets.map(({ name }) => name).join(', ');
  return (
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
      {isTile && (
        <RoundButton label={t('video-calls:controls.move')} onPress={onMove}>
          <IconArrowsMove size={20} />
        </RoundButton>
      )}
      {!isTile && phase === 'TOGETHER' && canOpenOwnWindow() && (
        <RoundButton
          label={t('video-calls:controls.ownWindow')}
          isPressed={ownWindow.isOpen}
          onPress={ownWindow.toggle}
        >
          <IconAppWindow size={20} />
        </RoundButton>
      )}
      {!isTile && (
        <RoundButton
          label={
            size === 'whole' ? t('video-calls:controls.beside') : t('video-calls:controls.whole')
          }
          isForDesks
          onPress={() => onSize(size === 'whole' ? 'full' : 'whole')}
        >
          {size === 'whole' ? <IconArrowsMinimize size={20} /> : <IconArrowsMaximize size={20} />}
        </RoundButton>
      )}
      <RoundButton
        label={isTile ? t('video-calls:controls.expand') : t('video-calls:controls.shrink')}
        onPress={() => onSize(isTile ? 'full' : 'tile')}
      >
        {isTile ? <IconMaximize size={20} /> : <IconPictureInPicture size={20} />}
      </RoundButton>
      {isOver && (
        <RoundButton label={t('common:actions.close')} onPress={endCall}>
          <IconX size={20} />
        </RoundButton>
      )}
    </header>
  );
}
