import { Button } from '@mantine/core';
import type { Call, CallView } from '@zampa/client/video/call';
import type { RemoteMedia } from '@zampa/client/video/call-engine';
import { needsMedia } from '@zampa/domain/video/call-phase';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconMicrophoneOff } from '@zampa/ui/icons/IconMicrophoneOff';
import { IconScreenShare } from '@zampa/ui/icons/IconScreenShare';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { useServerMinute } from '../states/use-server-minute.ts';
import { CallProblem } from '../form/CallProblem.tsx';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { type CallStatus, callStatus, peerName, problemTexts } from './call-status.ts';
import { MediaView } from './MediaView.tsx';
import { DeniedGuests } from './DeniedGuests.tsx';
import { useLocalSources, useOwnStream, useSharedScreen, useSpeaker } from './use-call.ts';
import type { RefObject } from 'react';
import styles from './CallStage.module.css';

export interface CallStageProps {
  call: Call;
  view: CallView;
  isTile: boolean;
  /** Receives the video element of the other participant. */
  picture: RefObject<HTMLVideoElement | null>;
}

/** Shows the other participant, or the call status instead, with the own video in a corner. */
export function CallStage({ call, view, isTile, picture }: CallStageProps) {
  const { t } = useTranslation();
  const sources = useLocalSources(call);
  const shared = useSharedScreen(call);
  const speaker = useSpeaker(call);
  const ownStream = useOwnStream(sources, shared);
  const status = callStatus(t, view, { language: useLanguage(), now: useServerMinute() });
  const { meeting, phase, remote } = view;
  const name = peerName(view);
  const isTogether = phase === 'TOGETHER';
  const problems = problemTexts(t, sources, shared);
  return (
    <div className={styles['stage']}>
      {isTogether && (
        <MediaView
          picture={picture}
          stream={view.stream}
          speaker={speaker}
          className={remote?.video === 'SCREEN' ? styles['screen'] : styles['remote']}
          label={name}
          playLabel={t('video:play')}
        />
      )}
      {status && (
        <div className={styles['instead']}>
          {meeting?.peer?.person ? (
            <PersonPicture person={meeting.peer.person} size={isTile ? 48 : 112} />
          ) : (
            <IconVideo size={isTile ? 32 : 64} aria-hidden="true" />
          )}
          <p role="status">{status.title}</p>
          {!isTile && status.why && <p className={styles['why']}>{status.why}</p>}
          {!isTile && status.showsError && view.error instanceof Error && (
            <CallProblem error={view.error} />
          )}
          {!isTile && <StatusAction call={call} status={status} />}
          {!isTile && phase === 'ALONE' && meeting && <DeniedGuests meeting={meeting} />}
        </div>
      )}
      {isTogether && remote && <RemoteMediaNotes remote={remote} name={name} isTile={isTile} />}
      {!isTile && shared.track && (
        <p role="status" className={styles['sharing']}>
          {t('video:screen.shown')}
        </p>
      )}
      {!isTile && problems.length > 0 && needsMedia(phase) && (
        <div className={styles['problems']} role="status">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {ownStream && !isTile && (
        <MediaView
          isOwn
          stream={ownStream}
          className={shared.track ? styles['ownScreen'] : styles['own']}
          label={shared.track ? t('video:screen.own') : t('video:own')}
        />
      )}
    </div>
  );
}

interface RemoteMediaNotesProps {
  remote: RemoteMedia;
  name: string;
  isTile: boolean;
}

/** Says that the other participant is muted, or shares their screen. */
function RemoteMediaNotes({ remote, name, isTile }: RemoteMediaNotesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['notes']}>
      {!remote.audio && (
        <span>
          <IconMicrophoneOff size={16} aria-hidden="true" />
          {!isTile && t('video:phases.muted', { name })}
        </span>
      )}
      {remote.video === 'SCREEN' && (
        <span>
          <IconScreenShare size={16} aria-hidden="true" />
          {!isTile && t('video:phases.shows', { name })}
        </span>
      )}
    </div>
  );
}

function StatusAction({ call, status: { action: offers } }: { call: Call; status: CallStatus }) {
  const { t } = useTranslation();
  switch (offers) {
    case 'RETRY':
      return <Button onClick={() => call.retry()}>{t('common:actions.retry')}</Button>;
    case 'AGAIN':
      return <Button onClick={() => void call.enter()}>{t('video:again')}</Button>;
    case 'HERE':
      return <Button onClick={() => void call.enter()}>{t('video:here')}</Button>;
    case 'TAKE_OVER':
      return <Button onClick={() => void call.enter(true)}>{t('video:takeOver')}</Button>;
    default:
      return null;
  }
}
