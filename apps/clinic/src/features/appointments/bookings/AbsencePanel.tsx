import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCancelEntry } from '@zampa/client/appointments/use-change-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { useMe } from '@zampa/client/session/use-me';
import { personName } from '@zampa/i18n/person-name';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';
import { useEntryTimeText } from './use-entry-time-text.ts';

/** Shows the details of an absence or other entry: person, period, reason, and the buttons to remove it. */
export function AbsencePanel({ event, onClose }: EntryPanelProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const cancel = useCancelEntry(facility.id);
  const { resource, title } = event.payload.event;
  const { reason } = event.payload;
  const isAbsence = event.category === 'OOO';
  const member = staff.find(({ id }) => id === resource);
  const when = useEntryTimeText(event, facility.timezone);
  const role = staffRoleOf(facility.idRole);
  const mayRemove = role === 'admin' || role === 'desk' || resource === me.id;
  const remove = (series: boolean) =>
    cancel.mutate({ id: event.id, series }, { onSuccess: onClose });
  return (
    <>
      <div>
        <StatusChip tone="done">
          {isAbsence
            ? t('appointments:calendar.states.absence')
            : t('appointments:calendar.states.other')}
        </StatusChip>
      </div>
      <h3 className={`z-display ${styles['title']}`}>
        {title ||
          reason ||
          (resource
            ? t('appointments:calendar.entry.away')
            : t('appointments:calendar.entry.closed'))}
      </h3>
      <p className={styles['quiet']}>
        {[when, member ? personName(member) : t('appointments:bookings.absence.everybody')].join(
          ' · ',
        )}
      </p>
      {title && reason && <p className={styles['note']}>{reason}</p>}
      {mayRemove ? (
        <div className={styles['actions']}>
          <Button variant="default" loading={cancel.isPending} onClick={() => remove(false)}>
            {t('appointments:bookings.absence.remove')}
          </Button>
          {event.payload.seriesId && (
            <Button variant="default" loading={cancel.isPending} onClick={() => remove(true)}>
              {t('appointments:bookings.absence.removeSeries')}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles['next']}>{t('appointments:bookings.absence.notYours')}</p>
      )}
      <CallProblem error={cancel.error} />
    </>
  );
}
