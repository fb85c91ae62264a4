import { Button } from '@mantine/core';
import type { Call, CallView } from '@zampa/client/video/call';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import type { CallStatus } from './call-status.ts';
import styles from './CallStage.module.css';
import { DeniedGuests } from './DeniedGuests.tsx';

export interface CallStatusTextProps {
  call: Call;
  view: CallView;
  status: CallStatus;
  isTile: boolean;
}

/** Shows the call status instead of the other participant's video, with the action that helps. */
export function CallStatusText({ call, view, status, isTile }: CallStatusTextProps) {
  const { meeting, phase, error } = view;
  return (
    <div className={styles['instead']}>
      {meeting?.peer?.person ? (
        <PersonPicture person={meeting.peer.person} size={isTile ? 48 : 112} />
      ) : (
        <IconVideo size={isTile ? 32 : 64} aria-hidden="true" />
      )}
      <p role="status">{status.title}</p>
      {!isTile && status.why && <p className={styles['why']}>{status.why}</p>}
      {!isTile && status.showsError && error instanceof Error && <CallProblem error={error} />}
      {!isTile && <StatusAction call={call} status={status} />}
      {!isTile && phase === 'ALONE' && meeting && <DeniedGuests meeting={meeting} />}
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
