import { Button } from '@mantine/core';
import type { Call, CallView } from '@zampa/client/video/call';
import { needsMedia } from '@zampa/domain/video/call-phase';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconMicrophoneOff, IconVideo } from '@tabler/icons-react';
import { CallProblem } from '../form/CallProblem.tsx';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { type CallWords, callWords, nameOfPeer, problemTexts } from './call-words.ts';
import { MediaView } from './MediaView.tsx';
import { TurnedAway } from './TurnedAway.tsx';
import { useLocalSources, useOwnStream } from './use-call.ts';
import styles from './call.module.css';

export interface CallStageProps {
  call: Call;
  view: CallView;
  isTile: boolean;
}

/** Shows the other one, or what there is to say in place of them, with the own picture in a corner. */
export function CallStage({ call, view, isTile }: CallStageProps) {
  const { t } = useTranslation();
  const sources = useLocalSources(call);
  const own = useOwnStream(sources);
  const words = callWords(t, view);
  const { meeting, phase, remote } = view;
  const name = nameOfPeer(t, view);
  const isTogether = phase === 'TOGETHER';
  const problems = problemTexts(t, sources);
  return (
    <div className={styles['stage']}>
      {isTogether && (
        <MediaView
          stream={view.stream}
          className={styles['remote']}
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
      {isTogether && remote && !remote.audio && (
        <span className={styles['muted']}>
          <IconMicrophoneOff size={16} aria-hidden="true" />
          {!isTile && t('video-calls:phases.muted', { name })}
        </span>
      )}
      {!isTile && problems.length > 0 && needsMedia(phase) && (
        <div className={styles['problems']} role="status">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {own && !isTile && (
        <MediaView own stream={own} className={styles['own']} label={t('video-calls:own')} />
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
