import '@zampa/i18n/english/appointments';
import { IconCalendarPlus, IconMapPin } from '@tabler/icons-react';
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
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { stateText } from '@zampa/shared-screens/appointments/state-words';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './NextAppointment.module.css';

/** Shows the next appointment, or what still needs a time; nothing where nothing is planned. */
export function NextAppointment() {
  const { appointments } = useAppointments('upcoming');
  // What has no time yet is listed first, and waits; what has one is what the day is planned by.
  const { pets } = useMe();
  const isGone = (id: string) => pets.some((pet) => pet.id === id && pet.deceasedOn !== null);
  // Nobody is reminded of the visit of a pet that has died; it is called off on its own page.
  const planned = appointments.filter(
    ({ payload }) => payload.pets.length === 0 || !payload.pets.every(isGone),
  );
  const next = planned.find(({ payload }) => payload.event.start) ?? planned[0];
  return next ? <NextCard appointment={next} /> : null;
}

function NextCard({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { id, payload, facility, serviceNames, petNames, member, byVideo } = appointment;
  const { start } = payload.event;
  const file = useCalendarFile(id, facility.name);
  const way = payload.address || byVideo ? null : directionsTo(facility);
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
          {[serviceNamesText(t, serviceNames), facility.name].filter(Boolean).join(' · ')}
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
        {way && (
          <a
            href={way}
            target="_blank"
            rel="noreferrer"
            className={styles['round']}
            aria-label={t('appointments:actions.directions')}
          >
            <IconMapPin size={20} aria-hidden="true" />
          </a>
        )}
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
