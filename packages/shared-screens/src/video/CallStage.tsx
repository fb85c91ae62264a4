import { Button } from '@mantine/core';
import type { Call, CallView } from '@zampa/client/video/call';
import type { RemoteMedia } from '@zampa/client/video/call-engine';
import { needsMedia } from '@zampa/domain/video/call-phase';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconMicrophoneOff, IconScreenShare, IconVideo } from '@tabler/icons-react';
import { useServerMinute } from '../states/use-server-minute.ts';
import { CallProblem } from '../form/CallProblem.tsx';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { type CallWords, callWords, nameOfPeer, problemTexts } from './call-words.ts';
import { MediaView } from './MediaView.tsx';
import { TurnedAway } from './TurnedAway.tsx';
import { useLocalSources, useOwnStream, useSharedScreen, useSpeaker } from './use-call.ts';
import type { RefObject } from 'react';
import styles from './CallStage.module.css';

export interface CallStageProps {
  call: Call;
  view: CallView;
  isTile: boolean;
  /** Is given what shows the other one. */
  picture: RefObject<HTMLVideoElement | null>;
}

/** Shows the other one, or what there is to say in place of them, with the own picture in a corner. */
export function CallStage({ call, view, isTile, picture }: CallStageProps) {
  const { t } = useTranslation();
  const sources = useLocalSources(call);
  const shared = useSharedScreen(call);
  const speaker = useSpeaker(call);
  const own = useOwnStream(sources, shared);
  const words = callWords(t, view, { language: useLanguage(), now: useServerMinute() });
  const { meeting, phase, remote } = view;
  const name = nameOfPeer(t, view);
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
          playLabel={t('video-calls:play')}
        />
      )}
      {words && (
        <div className={styles['instead']}>
          {meeting?.peer?.person ? (
            <PersonPicture person={meeting.peer.person} size={isTile ? 48 : 112} />
          ) : (
            <IconVideo size={isTile ? 32 : 64} aria-hidden="true" />
          )}
          <p role="status">{words.title}</p>
          {!isTile && words.why && <p className={styles['why']}>{words.why}</p>}
          {!isTile && words.isRefused && view.error instanceof Error && (
            <CallProblem error={view.error} />
          )}
          {!isTile && <Offer call={call} words={words} />}
          {!isTile && phase === 'ALONE' && meeting && <TurnedAway meeting={meeting} />}
        </div>
      )}
      {isTogether && remote && <RemoteNotes remote={remote} name={name} isTile={isTile} />}
      {!isTile && shared.track && (
        <p role="status" className={styles['sharing']}>
          {t('video-calls:screen.shown')}
        </p>
      )}
      {!isTile && problems.length > 0 && needsMedia(phase) && (
        <div className={styles['problems']} role="status">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {own && !isTile && (
        <MediaView
          own
          stream={own}
          className={shared.track ? styles['ownScreen'] : styles['own']}
          label={shared.track ? t('video-calls:screen.own') : t('video-calls:own')}
        />
      )}
    </div>
  );
}

interface RemoteNotesProps {
  remote: RemoteMedia;
  name: string;
  isTile: boolean;
}

/** Says what cannot be seen: that the other one is not heard, and whose screen this is. */
function RemoteNotes({ remote, name, isTile }: RemoteNotesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['notes']}>
      {!remote.audio && (
        <span>
          <IconMicrophoneOff size={16} aria-hidden="true" />
          {!isTile && t('video-calls:phases.muted', { name })}
        </span>
      )}
      {remote.video === 'SCREEN' && (
        <span>
          <IconScreenShare size={16} aria-hidden="true" />
          {!isTile && t('video-calls:phases.shows', { name })}
        </span>
      )}
    </div>
  );
}

function Offer({ call, words: { offers } }: { call: Call; words: CallWords }) {
  const { t } = useTranslation();
  switch (offers) {
    case 'RETRY':
      return <Button onClick={() => call.retry()}>{t('common:actions.retry')}</Button>;
    case 'AGAIN':
      return <Button onClick={() => void call.enter()}>{t('video-calls:again')}</Button>;
    case 'HERE':
      return <Button onClick={() => void call.enter()}>{t('video-calls:here')}</Button>;
    case 'TAKE_OVER':
      return <Button onClick={() => void call.enter(true)}>{t('video-calls:takeOver')}</Button>;
    default:
      return null;
  }
}
