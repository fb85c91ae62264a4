import { Button } from '@mantine/core';
import type { MeetingParticipant, MeetingState } from '@zampa/contract/video/objects';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';
import { useDecide } from './use-decide.ts';

/** Says who was turned away, and lets whoever treats allow them to ask again. */
export function TurnedAway({ meeting }: { meeting: MeetingState }) {
  return meeting.denied.map((guest) => (
    <Guest key={guest.userId} meeting={meeting} guest={guest} />
  ));
}

function Guest({ meeting, guest }: { meeting: MeetingState; guest: MeetingParticipant }) {
  const { t } = useTranslation();
  const decide = useDecide(meeting);
  const name = guest.person ? personName(guest.person) : t('common:words.gone');
  return (
    <>
      <p>{t('video-calls:door.denied', { name })}</p>
      <Button
        loading={decide.isPending}
        onClick={() => decide.mutate({ userId: guest.userId, decision: 'ALLOW' })}
      >
        {t('video-calls:door.allow')}
      </Button>
      <CallProblem error={decide.error} />
    </>
  );
}
