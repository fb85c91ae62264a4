import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconUnlink } from '@zampa/ui/icons/IconUnlink';
import { getRouteApi, Link } from '@tanstack/react-router';
import { linkedAppointmentQuery } from '@zampa/client/appointments/appointment-link';
import { isNotFound } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LinkedAppointment } from './LinkedAppointment.tsx';
import styles from './appointments.module.css';

const route = getRouteApi('/appointment/$token');

/**
 * Screen opened by the link in an appointment e-mail, without signing in: shows the appointment to confirm,
 * reschedule or cancel.
 */
export function AppointmentLinkScreen() {
  const { t } = useTranslation();
  const { token } = route.useParams();
  const query = useQuery(linkedAppointmentQuery(useApi(), token));
  return (
    <OwnerShell
      header={
        <div className={styles['brand']}>
          <Wordmark />
        </div>
      }
    >
      {isNotFound(query.error) ? (
        <EmptyState
          picture={<IconUnlink size={40} />}
          title={t('appointments:link.gone')}
          action={
            <Button
              size="lg"
              renderRoot={(props) => <Link to="/workspace/appointments" {...props} />}
            >
              {t('appointments:link.signIn')}
            </Button>
          }
        >
          {t('appointments:link.goneWhy')}
        </EmptyState>
      ) : (
        <QueryStates query={query} shape="cards" count={2}>
          {(linked) => <LinkedAppointment token={token} {...linked} />}
        </QueryStates>
      )}
    </OwnerShell>
  );
}
