import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@zampa/ui/icons/IconCalendarEvent';
import { IconHistory } from '@zampa/ui/icons/IconHistory';
import { Link } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { useWaiting } from '@zampa/client/inbox/use-requests';
import { useTranslation } from '@zampa/i18n/use-translation';
import { hasOpenProposal } from '@zampa/shared-screens/appointments/open-proposal';
import { OpenProposal } from '@zampa/shared-screens/appointments/OpenProposal.tsx';
import { FailedState } from '@zampa/shared-screens/states/FailedState.tsx';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { AppointmentRow } from './AppointmentRow.tsx';

export interface AppointmentListProps {
  when: 'upcoming' | 'past';
}

/** List of upcoming appointments below the open time proposals, or of past appointments. */
export function AppointmentList({ when }: AppointmentListProps) {
  const { appointments, ...query } = useAppointments(when);
  const proposals = useOpenProposals();
  const isAhead = when === 'upcoming';
  const proposed = isAhead ? proposals.open : [];
  // A failed query is not an empty list: a clinic may be waiting for an answer.
  const hasProposalError = isAhead && proposals.isError && proposals.data === undefined;
  return (
    <>
      {hasProposalError && (
        <FailedState error={proposals.error} onRetry={() => void proposals.refetch()} />
      )}
      {proposed.length > 0 && (
        <Stack as="ul" gap="8">
          {proposed.map((conversation) => (
            <li key={conversation.id}>
              <OpenProposal conversation={conversation} />
            </li>
          ))}
        </Stack>
      )}
      <QueryStates query={query} shape="cards" count={3}>
        {() =>
          appointments.length === 0 ? (
            !hasProposalError && proposed.length === 0 && <NoAppointments when={when} />
          ) : (
            <Stack as="ul" gap="8">
              {appointments.map((appointment) => (
                <li key={appointment.id}>
                  <AppointmentRow appointment={appointment} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryStates>
      <LoadMore query={query} />
    </>
  );
}

/** Returns the conversations with proposed times that can still be accepted, and the state of their query. */
function useOpenProposals() {
  const now = useMinuteClock();
  const { conversations, ...query } = useWaiting({ waiting: 'TIME' });
  return { ...query, open: conversations.filter((each) => hasOpenProposal(each, now)) };
}

function NoAppointments({ when }: AppointmentListProps) {
  const { t } = useTranslation();
  if (when === 'past')
    return (
      <EmptyState picture={<IconHistory size={40} />} title={t('appointments:list.noPast')}>
        {t('appointments:list.noPastWhy')}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<IconCalendarEvent size={40} />}
      title={t('appointments:list.none')}
      action={
        <Button size="lg" renderRoot={(props) => <Link to="/workspace/ask" {...props} />}>
          {t('appointments:list.book')}
        </Button>
      }
    >
      {t('appointments:list.noneWhy')}
    </EmptyState>
  );
}
