import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { IconCalendarEvent, IconHistory } from '@tabler/icons-react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { useWaiting } from '@zampa/client/inbox/use-requests';
import { hasOpenProposal } from '@zampa/shared-screens/appointments/open-proposal';
import { OpenProposal } from '@zampa/shared-screens/appointments/OpenProposal.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AppointmentRow } from './AppointmentRow.tsx';
import styles from './appointments.module.css';

const route = getRouteApi('/_signed-in/_places/workspace/appointments/');

/** Shows what the family has planned with its clinics, and what is over. */
export function AppointmentsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const when = route.useSearch().when ?? 'upcoming';
  const { appointments, ...query } = useAppointments(when);
  const proposals = useOpenProposals();
  const proposed = when === 'upcoming' ? proposals : [];
  return (
    <>
      <ScreenHeader
        title={t('appointments:list.title')}
        back={<BackLink to="/dashboard" label={t('common:actions.back')} />}
      />
      <SegmentedControl
        fullWidth
        className={styles['tabs'] ?? ''}
        aria-label={t('appointments:list.title')}
        data={[
          { value: 'upcoming', label: t('appointments:list.upcoming') },
          { value: 'past', label: t('appointments:list.past') },
        ]}
        value={when}
        onChange={(chosen) =>
          void navigate({
            to: '/workspace/appointments',
            search: chosen === 'past' ? { when: 'past' } : {},
            replace: true,
          })
        }
      />
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
            proposed.length === 0 && <Nothing when={when} />
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

/** The conversations in which times are proposed that can still be chosen. */
function useOpenProposals() {
  const now = useMinuteClock();
  const { conversations } = useWaiting({ waiting: 'TIME' });
  return conversations.filter((conversation) => hasOpenProposal(conversation, now));
}

function Nothing({ when }: { when: 'upcoming' | 'past' }) {
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
