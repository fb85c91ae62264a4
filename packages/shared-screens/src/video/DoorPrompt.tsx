import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { keepMeeting } from '@zampa/client/video/change-video-now';
import { wishToMeet } from '@zampa/client/video/video-now';
import type { MeetingParticipant, MeetingState } from '@zampa/contract/video/objects';
import { fullName } from '@zampa/domain/people/names';
import type { Decision } from '@zampa/domain/video/participants';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Translate } from '@zampa/i18n/translator';
import { CallProblem } from '../form/CallProblem.tsx';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { useRinging } from './use-ringing.ts';
import styles from './door.module.css';

/** Says on every screen who waits to be let into a video consultation, and lets whoever treats decide. */
export function DoorPrompt({ doors }: { doors: readonly MeetingState[] }) {
  const { t } = useTranslation();
  useRinging();
  return (
    <div className={styles['place']} role="alert" aria-label={t('video-calls:door.label')}>
      {doors.map((meeting) =>
        meeting.waiting.map((guest) => (
          <AtDoor key={guest.userId} meeting={meeting} guest={guest} />
        )),
      )}
    </div>
  );
}

function AtDoor({ meeting, guest }: { meeting: MeetingState; guest: MeetingParticipant }) {
  const { t } = useTranslation();
  const decide = useDecide(meeting);
  const name = guest.person ? fullName(guest.person) : t('common:words.gone');
  const grant = () => {
    // Whoever lets somebody in is in the call with them.
    wishToMeet(meeting.conversationId);
    decide.mutate({ userId: guest.userId, decision: 'GRANT' });
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
      </div>
      <div className={styles['choices']}>
        <Button
          variant="default"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ userId: guest.userId, decision: 'DENY' })}
        >
          {t('video-calls:door.deny')}
        </Button>
        <Button loading={decide.isPending} onClick={grant}>
          {t('video-calls:door.grant')}
        </Button>
      </div>
      <CallProblem error={decide.error} />
    </div>
  );
}

/** Decides about somebody at the door of a meeting; the answer is the whole meeting. */
export function useDecide({ room: { name } }: MeetingState) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { userId: string; decision: Decision }) =>
      api.send('PATCH /videomeeting/participants', { body: { name, ...body } }),
    onSuccess: keepMeeting,
  });
}

function readyText(t: Translate, { camera, microphone }: MeetingParticipant): string {
  if (camera && microphone) return t('video-calls:door.ready');
  if (camera) return t('video-calls:door.noMicrophone');
  return microphone ? t('video-calls:door.noCamera') : t('video-calls:door.neither');
}
