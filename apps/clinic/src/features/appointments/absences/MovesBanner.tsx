import '@zampa/i18n/english/appointments-absences';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { bookingsToMoveQuery } from '@zampa/client/appointments/bookings-to-move';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { mayOpenForClients } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import styles from './availability.module.css';

/** Shows how many appointments overlap time off, and opens the drawer to move them. */
export function MovesBanner({ onOpen }: { onOpen: () => void }) {
  const { id: facilityId, idRole } = useFacility();
  const { t } = useTranslation();
  const query = bookingsToMoveQuery(useApi(), facilityId);
  const { data = [] } = useQuery({ ...query, enabled: mayOpenForClients(idRole) });
  const count = data.filter(({ category }) => category === 'BOOKING').length;
  if (count === 0) return null;
  return (
    <div className={styles['banner']} role="status">
      <span>{t('appointments:absences.moves.banner', { count })}</span>
      <Button variant="default" onClick={onOpen}>
        {t('appointments:absences.moves.open')}
      </Button>
    </div>
  );
}
