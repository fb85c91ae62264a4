import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { IconMessages } from '@zampa/ui/icons/IconMessages';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useAppointment } from '@zampa/client/appointments/use-appointment';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { AppointmentActions } from '@zampa/shared-screens/appointments/AppointmentActions.tsx';
import { AppointmentCard } from '@zampa/shared-screens/appointments/AppointmentCard.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AppointmentPayment } from './AppointmentPayment.tsx';
import { AppointmentRefund } from './AppointmentRefund.tsx';
import styles from './appointments.module.css';

const route = getRouteApi('/_signed-in/_places/workspace/appointments/$id');

/** Screen of one appointment with all its actions. */
export function AppointmentScreen() {
  const { t } = useTranslation();
  const query = useAppointment(route.useParams().id);
  return (
    <>
      <ScreenHeader
        title={t('appointments:detail.title')}
        back={<BackLink to="/workspace/appointments" label={t('appointments:detail.back')} />}
      />
      <QueryStates query={query} shape="cards" count={2}>
        {(appointment) =>
          appointment ? <AppointmentDetails appointment={appointment} /> : <AppointmentNotFound />
        }
      </QueryStates>
    </>
  );
}

function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = appointment.parent_id ?? '';
  return (
    <Stack className={styles['detail'] ?? ''}>
      <AppointmentCard appointment={appointment} side="owner">
        <AppointmentPayment appointment={appointment} />
        <AppointmentRefund appointment={appointment} />
        <AppointmentActions
          appointment={appointment}
          onAsk={() => void navigate({ to: '/workspace/chat/$id', params: { id } })}
        />
      </AppointmentCard>
      <Button
        variant="default"
        size="lg"
        leftSection={<IconMessages size={20} aria-hidden="true" />}
        renderRoot={(props) => <Link to="/workspace/chat/$id" params={{ id }} {...props} />}
      >
        {t('appointments:actions.chat')}
      </Button>
    </Stack>
  );
}

function AppointmentNotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconCalendarOff size={40} />} title={t('appointments:detail.gone')}>
      {t('appointments:detail.goneWhy')}
    </EmptyState>
  );
}
