import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { stateText, stateTones } from '@zampa/shared-screens/appointments/state-words';
import { spanText } from '@zampa/shared-screens/appointments/when-text';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import styles from './appointments.module.css';

/** One appointment in the list; it opens with all that can be done with it. */
export function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { id, payload, facility, petNames, serviceNames } = appointment;
  const { start } = payload.event;
  const state = appointmentState(payload, now);
  return (
    <Link to="/workspace/appointments/$id" params={{ id }} className={styles['row']}>
      <span className={styles['words']}>
        <strong>
          {start
            ? formatDatedDay(new Date(start), now, facility.timezone, language)
            : t('appointments:card.noTime')}
        </strong>
        <span>
          {[spanText(payload.event, facility.timezone), serviceNamesText(t, serviceNames)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles['whose']}>
          {[petNames.join(', '), facility.name].filter(Boolean).join(' · ')}
        </span>
        <StatusChip tone={stateTones[state]}>{stateText(t, state)}</StatusChip>
      </span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
