import { Button } from '@mantine/core';
import { requestMeeting } from '@zampa/client/video/video-state';
import type { MeetingParticipant, MeetingState } from '@zampa/contract/video/objects';
import { personName } from '@zampa/i18n/person-name';
import type { Decision } from '@zampa/domain/video/participants';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Translate } from '@zampa/i18n/translator';
import { useServerMinute } from '../states/use-server-minute.ts';
import { CallProblem } from '../form/CallProblem.tsx';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { type ReactNode, useState } from 'react';
import { earlyVisitText } from './call-status.ts';
import { useGuestDecision } from './use-guest-decision.ts';
import { useRinging } from './use-ringing.ts';
import styles from './door.module.css';

export interface WaitingRoomPromptProps {
  meetings: readonly MeetingState[];
  /** Conversation id of the vet's current call; a vet can be in only one. */
  current: string | null;
}

/** Shown on every screen while guests wait for a video visit. Vets admit, deny or postpone. */
export function WaitingRoomPrompt({ meetings, current }: WaitingRoomPromptProps) {
  const [postponedKeys, setPostponedKeys] = useState<readonly string[]>([]);
  const waitingGuests = meetings.flatMap((meeting) =>
    meeting.waiting
      .map((guest) => ({ meeting, guest, key: `${guest.userId} ${guest.since}` }))
      .filter(({ key }) => !postponedKeys.includes(key)),
  );
  if (waitingGuests.length === 0) return null;
  return (
    <RingingAlert isRinging={waitingGuests.some(({ guest }) => guest.absentSince === null)}>
      {waitingGuests.map(({ meeting, guest, key }) => (
        <WaitingGuest
          key={key}
          meeting={meeting}
          guest={guest}
          isBusy={current !== null && current !== meeting.conversationId}
          onLater={() => setPostponedKeys([...postponedKeys, key])}
        />
      ))}
    </RingingAlert>
  );
}

interface RingingAlertProps {
  /** Whether one of the guests is connected. */
  isRinging: boolean;
  children: ReactNode;
}

function RingingAlert({ isRinging, children }: RingingAlertProps) {
  const { t } = useTranslation();
  useRinging(isRinging);
  return (
    <div className={styles['place']} role="alert" aria-label={t('video:door.label')}>
      {children}
    </div>
  );
}

interface WaitingGuestProps {
  meeting: MeetingState;
  guest: MeetingParticipant;
  isBusy: boolean;
  onLater: () => void;
}

function WaitingGuest({ meeting, guest, isBusy, onLater }: WaitingGuestProps) {
  const { t } = useTranslation();
  const decide = useGuestDecision(meeting);
  const earlyText = earlyVisitText(meeting, { language: useLanguage(), now: useServerMinute() });
  // Set synchronously, so that the second click of a double click finds the buttons disabled.
  const [decision, setDecision] = useState<Decision | null>(null);
  const name = guest.person ? personName(guest.person) : t('common:words.gone');
  const chooseDecision = (chosen: Decision) => {
    setDecision(chosen);
    // The vet who admits a guest joins the call too.
    if (chosen === 'GRANT') requestMeeting(meeting.conversationId);
    decide.mutate({ userId: guest.userId, decision: chosen }, { onError: () => setDecision(null) });
  };
  return (
    <div className={styles['door']}>
      {guest.person && <PersonPicture person={guest.person} size={40} />}
      <div className={styles['words']}>
        <strong>{t('video:door.waits', { name })}</strong>
        <span>
          {[meeting.pets.map((pet) => pet.name).join(', '), devicesText(t, guest)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {earlyText && <span>{t('video:door.early', { when: earlyText })}</span>}
        {isBusy && <span>{t('video:door.busy')}</span>}
      </div>
      <div className={styles['choices']}>
        <Button variant="subtle" onClick={onLater}>
          {t('video:door.later')}
        </Button>
        <Button
          variant="default"
          disabled={decision === 'GRANT'}
          loading={decision === 'DENY'}
          onClick={() => chooseDecision('DENY')}
        >
          {t('video:door.deny')}
        </Button>
        <Button
          disabled={isBusy || decision === 'DENY'}
          loading={decision === 'GRANT'}
          onClick={() => chooseDecision('GRANT')}
        >
          {t('video:door.grant')}
        </Button>
      </div>
      <CallProblem error={decide.error} />
    </div>
  );
}

function devicesText(t: Translate, { camera, microphone }: MeetingParticipant): string {
  if (camera && microphone) return t('video:door.ready');
  if (camera) return t('video:door.noMicrophone');
  return microphone ? t('video:door.noCamera') : t('video:door.neither');
}
