import { Button } from '@mantine/core';
import { wishToMeet } from '@zampa/client/video/video-now';
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
import { earlyVisitText } from './call-words.ts';
import { useDecide } from './use-decide.ts';
import { useRinging } from './use-ringing.ts';
import styles from './door.module.css';

export interface DoorPromptProps {
  doors: readonly MeetingState[];
  /** The conversation of the call that the vet is in, who can be in one only. */
  current: string | null;
}

/** Says on every screen who waits to be let into a video consultation, and lets whoever treats decide, or go on for now. */
export function DoorPrompt({ doors, current }: DoorPromptProps) {
  const [passed, setPassed] = useState<readonly string[]>([]);
  const shown = doors.flatMap((meeting) =>
    meeting.waiting
      .map((guest) => ({ meeting, guest, key: `${guest.userId} ${guest.since}` }))
      .filter(({ key }) => !passed.includes(key)),
  );
  if (shown.length === 0) return null;
  return (
    <Ringing>
      {shown.map(({ meeting, guest, key }) => (
        <AtDoor
          key={key}
          meeting={meeting}
          guest={guest}
          isBusy={current !== null && current !== meeting.conversationId}
          onLater={() => setPassed([...passed, key])}
        />
      ))}
    </Ringing>
  );
}

function Ringing({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useRinging();
  return (
    <div className={styles['place']} role="alert" aria-label={t('video-calls:door.label')}>
      {children}
    </div>
  );
}

interface AtDoorProps {
  meeting: MeetingState;
  guest: MeetingParticipant;
  isBusy: boolean;
  onLater: () => void;
}

function AtDoor({ meeting, guest, isBusy, onLater }: AtDoorProps) {
  const { t } = useTranslation();
  const decide = useDecide(meeting);
  const early = earlyVisitText(meeting, { language: useLanguage(), now: useServerMinute() });
  // At once, so that the second half of a double press finds nothing to press.
  const [decision, setDecision] = useState<Decision | null>(null);
  const name = guest.person ? personName(guest.person) : t('common:words.gone');
  const take = (taken: Decision) => {
    setDecision(taken);
    // Whoever lets somebody in is in the call with them.
    if (taken === 'GRANT') wishToMeet(meeting.conversationId);
    decide.mutate({ userId: guest.userId, decision: taken }, { onError: () => setDecision(null) });
  };
  return (
    <div className={styles['door']}>
      {guest.person && <PersonPicture person={guest.person} size={40} />}
      <div className={styles['words']}>
        <strong>{t('video-calls:door.waits', { name })}</strong>
        <span>
          {[meeting.pets.map((pet) => pet.name).join(', '), readyText(t, guest)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {early && <span>{t('video-calls:door.early', { when: early })}</span>}
        {isBusy && <span>{t('video-calls:door.busy')}</span>}
      </div>
      <div className={styles['choices']}>
        <Button variant="subtle" onClick={onLater}>
          {t('video-calls:door.later')}
        </Button>
        <Button
          variant="default"
          disabled={decision === 'GRANT'}
          loading={decision === 'DENY'}
          onClick={() => take('DENY')}
        >
          {t('video-calls:door.deny')}
        </Button>
        <Button
          disabled={isBusy || decision === 'DENY'}
          loading={decision === 'GRANT'}
          onClick={() => take('GRANT')}
        >
          {t('video-calls:door.grant')}
        </Button>
      </div>
      <CallProblem error={decide.error} />
    </div>
  );
}

function readyText(t: Translate, { camera, microphone }: MeetingParticipant): string {
  if (camera && microphone) return t('video-calls:door.ready');
  if (camera) return t('video-calls:door.noMicrophone');
  return microphone ? t('video-calls:door.noCamera') : t('video-calls:door.neither');
}
