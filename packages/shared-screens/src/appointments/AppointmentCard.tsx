import '@zampa/i18n/english/appointments';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconWorld } from '@zampa/ui/icons/IconWorld';
import { IconHome } from '@zampa/ui/icons/IconHome';
import { IconMapPin } from '@zampa/ui/icons/IconMapPin';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconUser } from '@zampa/ui/icons/IconUser';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import { personName } from '@zampa/i18n/person-name';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';
import { type AppointmentFacts, placeText } from './appointment-facts.ts';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { clinicStateText, nextStepText, stateText, stateTone } from './state-words.ts';
import { isOtherLocalTime, spanText, untilText } from './when-text.ts';
import { cityName } from '@zampa/i18n/format/city-name';
import styles from './appointment.module.css';

export interface AppointmentCardProps {
  appointment: AppointmentFacts;
  /** The reader: only pet owners are shown the next step and the address of the clinic. */
  side: 'owner' | 'facility';
  /** Action buttons. */
  children?: ReactNode;
}

/** Summary of an appointment: time, team member, place, status and next step. */
export function AppointmentCard({ appointment, side, children }: AppointmentCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { payload, facility, serviceNames } = appointment;
  const { start } = payload.event;
  const zone = facility.timezone;
  const state = appointmentState(appointment, now);
  const heldUntil = payload.heldUntil ? untilText(payload.heldUntil, now, zone, language) : '';
  return (
    <Card as="section" className={styles['card'] ?? ''} aria-label={t('appointments:card.label')}>
      <Row justify="between">
        <StatusChip tone={stateTone(state, side)}>
          {side === 'facility' ? clinicStateText(t, state) : stateText(t, state)}
        </StatusChip>
        <Text as="span" size="small" tone="muted">
          {formatServiceNames(t, serviceNames)}
        </Text>
      </Row>
      <Title
        size="title"
        display
        className={styles['when'] ?? ''}
        data-off={state === 'CALLED_OFF'}
      >
        {start ? (
          <>
            <span>{formatDatedDay(new Date(start), now, zone, language)}</span>{' '}
            <span>{spanText(payload.event, zone)}</span>
          </>
        ) : (
          t('appointments:card.noTime')
        )}
      </Title>
      <AppointmentDetails appointment={appointment} side={side} />
      {side === 'facility' && state === 'TO_PAY' && (
        <Text size="small" weight="600">
          {t('appointments:card.awaitsPayment', { time: heldUntil })}
        </Text>
      )}
      {side === 'owner' && (
        <Text size="small" tone="muted">
          {nextStepText(t, state, { clinic: facility.name, time: heldUntil })}
        </Text>
      )}
      {children}
    </Card>
  );
}

type DetailsProps = Pick<AppointmentCardProps, 'appointment' | 'side'>;

/** List of the time zone (if it is another one), team member, pets, place and attendance. */
function AppointmentDetails({ appointment, side }: DetailsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { payload, facility, petNames, member } = appointment;
  const { start } = payload.event;
  const zone = facility.timezone;
  return (
    <Stack as="ul" gap="4">
      {start && isOtherLocalTime(new Date(start), zone) && (
        <DetailRow icon={<IconWorld size={18} />}>
          {t('appointments:card.zone', { zone: cityName(zone, language) })}
        </DetailRow>
      )}
      {member && (
        <DetailRow icon={<IconUser size={18} />}>
          {t('appointments:card.with', { name: personName(member) })}
        </DetailRow>
      )}
      {petNames.length > 0 && (
        <DetailRow icon={<IconPaw size={18} />}>
          {t('appointments:card.for', { pets: petNames.join(', ') })}
        </DetailRow>
      )}
      <PlaceDetail appointment={appointment} side={side} />
      {payload.attendanceConfirmedAt !== null && (
        <DetailRow icon={<IconCheck size={18} />}>
          {side === 'owner' ? t('appointments:card.youCome') : t('appointments:card.attends')}
        </DetailRow>
      )}
    </Stack>
  );
}

function PlaceDetail({ appointment, side }: DetailsProps) {
  const { t } = useTranslation();
  const { facility, payload, byVideo } = appointment;
  const { address } = payload;
  if (byVideo)
    return <DetailRow icon={<IconVideo size={18} />}>{t('appointments:card.byVideo')}</DetailRow>;
  if (address)
    return (
      <DetailRow icon={<IconHome size={18} />}>
        {side === 'owner'
          ? t('appointments:card.home', { address })
          : t('appointments:card.homeOfClient', { address })}
      </DetailRow>
    );
  const place = placeText(appointment);
  if (side === 'facility') return null;
  return (
    <DetailRow icon={<IconMapPin size={18} />}>
      {place ? t('appointments:card.at', { clinic: facility.name, address: place }) : facility.name}
    </DetailRow>
  );
}

function DetailRow({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Row as="li" align="start" wrap={false}>
      <span aria-hidden="true" className={styles['sign']}>
        {icon}
      </span>
      <span>{children}</span>
    </Row>
  );
}
