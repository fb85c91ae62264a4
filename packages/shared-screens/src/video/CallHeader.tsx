import { endCall } from '@zampa/client/video/begin-call';
import type { CallView } from '@zampa/client/video/call';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconAppWindow } from '@zampa/ui/icons/IconAppWindow';
import { IconArrowsMaximize } from '@zampa/ui/icons/IconArrowsMaximize';
import { IconArrowsMinimize } from '@zampa/ui/icons/IconArrowsMinimize';
import { IconArrowsMove } from '@zampa/ui/icons/IconArrowsMove';
import { IconMaximize } from '@zampa/ui/icons/IconMaximize';
import { IconPictureInPicture } from '@zampa/ui/icons/IconPictureInPicture';
import { IconX } from '@zampa/ui/icons/IconX';
import type { Ref } from 'react';
import { peerName } from './call-status.ts';
import { CallTimer } from './CallTimer.tsx';
import { RoundButton } from './RoundButton.tsx';
import { canUsePictureInPicture, type PictureInPicture } from './use-picture-in-picture.ts';
import styles from './CallHeader.module.css';

/**
 * `tile`: in a corner. `full`: next to the clinic's work, or a phone's whole screen. `whole`: the whole desktop
 * screen.
 */
export type CallSize = 'tile' | 'full' | 'whole';

export interface CallHeaderProps {
  view: CallView;
  heading: Ref<HTMLHeadingElement>;
  size: CallSize;
  onSize: (size: CallSize) => void;
  /** Moves the tile to the next corner. */
  onMove: () => void;
  pictureInPicture: PictureInPicture;
  /** Whether the call has ended or failed, so that it can be closed. */
  isOver: boolean;
}

/** Header of a call: pets, other participant, duration, and buttons for the size. */
export function CallHeader(props: CallHeaderProps) {
  const { view, heading, size, onSize, onMove, pictureInPicture, isOver } = props;
  const { t } = useTranslation();
  const { meeting, phase } = view;
  const isTile = size === 'tile';
  const pets = meeting?.pets.map(({ name }) => name).join(', ');
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        <h2 ref={heading} tabIndex={-1}>
          {pets ? t('video:title', { pets }) : t('video:window')}
        </h2>
        <p>{peerName(view)}</p>
      </div>
      {meeting?.startedAt && (
        <span className={styles['timer']}>
          <CallTimer startedAt={meeting.startedAt} />
        </span>
      )}
      {isTile && (
        <RoundButton label={t('video:controls.move')} onPress={onMove}>
          <IconArrowsMove size={20} />
        </RoundButton>
      )}
      {!isTile && phase === 'TOGETHER' && canUsePictureInPicture() && (
        <RoundButton
          label={t('video:controls.ownWindow')}
          isPressed={pictureInPicture.isOpen}
          onPress={pictureInPicture.toggle}
        >
          <IconAppWindow size={20} />
        </RoundButton>
      )}
      {!isTile && (
        <RoundButton
          label={size === 'whole' ? t('video:controls.beside') : t('video:controls.whole')}
          isDesktopOnly
          onPress={() => onSize(size === 'whole' ? 'full' : 'whole')}
        >
          {size === 'whole' ? <IconArrowsMinimize size={20} /> : <IconArrowsMaximize size={20} />}
        </RoundButton>
      )}
      <RoundButton
        label={isTile ? t('video:controls.expand') : t('video:controls.shrink')}
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
