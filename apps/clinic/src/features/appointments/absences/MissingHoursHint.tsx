import '@zampa/i18n/english/appointments-absences';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './availability.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/**
 * Explains to a clinic without working hours why the whole calendar looks closed. Admins get a link to set the
 * hours.
 */
export function MissingHoursHint() {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data } = useQuery(configurationQuery(useApi(), facility.id));
  if (data?.workingHours.length !== 0) return null;
  return (
    <div className={styles['banner']} role="status">
      <span>{t('appointments:absences.noHours.why')}</span>
      {staffRoleOf(facility.idRole) === 'admin' && (
        <Button variant="default" renderRoot={(props) => <Link to="/workspace/hours" {...props} />}>
          {t('appointments:absences.noHours.set')}
        </Button>
      )}
    </div>
  );
}
