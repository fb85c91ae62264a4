import '@zampa/i18n/english/appointments';
import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { IconMapPin } from '@zampa/ui/icons/IconMapPin';
import { Link } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { useMe } from '@zampa/client/session/use-me';
import { useCalendarFile } from '@zampa/client/appointments/use-calendar-file';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import { directionsTo } from '@zampa/domain/facilities/directions';
import { personName } from '@zampa/i18n/person-name';
import { formatRelative } from '@zampa/i18n/format/relative';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { stateText } from '@zampa/shared-screens/appointments/state-words';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './NextAppointment.module.css';

/**
 * Card of the next appointment, or of a request that still needs a time; renders nothing if the family has
 * neither.
 */
export function NextAppointment() {
  const { appointments } = useAppointments('upcoming');
  // Requests without a time are listed first, but an appointment with a time takes precedence here.
  const { pets } = useMe();
  const isDeceased = (id: string) => pets.some((pet) => pet.id === id && pet.deceasedOn !== null);
  // Skip appointments of deceased pets only; these are canceled on the pet's screen.
  const planned = appointments.filter(
    ({ payload }) => payload.pets.length === 0 || !payload.pets.every(isDeceased),
  );
  const next = planned.find(({ payload }) => payload.event.start) ?? planned[0];
  return next ? <NextAppointmentCard appointment={next} /> : null;
}

function NextAppointmentCard({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { id, payload, facility, serviceNames, petNames, member, byVideo } = appointment;
  const { start } = payload.event;
  const file = useCalendarFile(id, facility.name);
  const directionsUrl = payload.address || byVideo ? null : directionsTo(facility);
  const state = appointmentState(appointment, now);
  const isCertain = state === 'CONFIRMED' || state === 'MOVED' || state === 'UNDER_WAY';
  const chip = start
    ? formatRelative(new Date(start), now, language, facility.timezone)
    : stateText(t, state);
  return (
    <Card as="section" gap="8" className={styles['card'] ?? ''}>
      <Row justify="between">
        <h2 className={styles['label']}>{t('appointments:home.label')}</h2>
        <span className={styles['chip']}>{chip}</span>
      </Row>
      <Link to="/workspace/appointments/$id" params={{ id }} className={styles['main']}>
        <Text as="strong" size="title" className="z-display" capital>
          {start ? whenText(start, facility.timezone, language) : t('appointments:card.noTime')}
        </Text>
        <span>
          {[formatServiceNames(t, serviceNames), facility.name].filter(Boolean).join(' · ')}
        </span>
        {start && !isCertain && <strong>{stateText(t, state)}</strong>}
      </Link>
      <Row>
        <Text as="span" className={styles['with'] ?? ''}>
          {[
            petNames.length > 0 && t('appointments:card.for', { pets: petNames.join(', ') }),
            member && t('appointments:card.with', { name: personName(member) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {directionsUrl && <DirectionsLink url={directionsUrl} />}
        {start && (
          <button
            type="button"
            className={styles['round']}
            aria-label={t('appointments:actions.calendar')}
            onClick={() => file.mutate()}
          >
            <IconCalendarPlus size={20} aria-hidden="true" />
          </button>
        )}
      </Row>
      {file.isError && <Text>{t('common:states.failed')}</Text>}
      <Link to="/workspace/appointments" className={styles['all']}>
        {t('appointments:actions.all')}
      </Link>
    </Card>
  );
}

function DirectionsLink({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={styles['round']}
      aria-label={t('appointments:actions.directions')}
    >
      <IconMapPin size={20} aria-hidden="true" />
    </a>
  );
}
