import { Button } from '@mantine/core';
import type { MeetingParticipant, MeetingState } from '@zampa/contract/video/objects';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../form/CallProblem.tsx';
import { useGuestDecision } from './use-guest-decision.ts';

/** Lists denied guests; the vet can allow them to ask again. */
export function DeniedGuests({ meeting }: { meeting: MeetingState }) {
  return meeting.denied.map((guest) => (
    <DeniedGuest key={guest.userId} meeting={meeting} guest={guest} />
  ));
}

function DeniedGuest({ meeting, guest }: { meeting: MeetingState; guest: MeetingParticipant }) {
  const { t } = useTranslation();
  const decide = useGuestDecision(meeting);
  const name = guest.person ? personName(guest.person) : t('common:words.gone');
  return (
    <>
      <p>{t('video:door.denied', { name })}</p>
      <Button
        loading={decide.isPending}
        onClick={() => decide.mutate({ userId: guest.userId, decision: 'ALLOW' })}
      >
        {t('video:door.allow')}
      </Button>
      <CallProblem error={decide.error} />
    </>
  );
}
