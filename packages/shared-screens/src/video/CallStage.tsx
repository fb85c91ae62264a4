import type { Call, CallView } from '@zampa/client/video/call';
import type { RemoteMedia } from '@zampa/client/video/call-engine';
import { needsMedia } from '@zampa/domain/video/call-phase';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconMicrophoneOff } from '@zampa/ui/icons/IconMicrophoneOff';
import { IconScreenShare } from '@zampa/ui/icons/IconScreenShare';
import { useServerMinute } from '../states/use-server-minute.ts';
import { callStatus, peerName, problemTexts } from './call-status.ts';
import { CallStatusText } from './CallStatusText.tsx';
import { MediaView } from './MediaView.tsx';
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
  const { phase, remote } = view;
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
      {status && <CallStatusText call={call} view={view} status={status} isTile={isTile} />}
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
