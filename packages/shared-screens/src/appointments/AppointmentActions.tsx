import { phoneLink } from '@zampa/domain/people/phone-format';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { IconMapPin } from '@zampa/ui/icons/IconMapPin';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { Link } from '@tanstack/react-router';
import { useCalendarFile } from '@zampa/client/appointments/use-calendar-file';
import {
  isUpcomingState,
  canMeet,
  isCanceledOrLapsed,
  appointmentState,
  ownerChangeOption,
} from '@zampa/domain/appointments/appointment-state';
import { directionsTo } from '@zampa/domain/facilities/directions';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Suspense, useState } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import type { AppointmentFacts } from './appointment-facts.ts';
import { ChangeDeadlineText } from './ChangeDeadlineText.tsx';
import { RebookLink } from './RebookLink.tsx';
import { useTimeChangeObstacle } from './use-time-change-obstacle.ts';
import styles from './appointment.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few appointments are video visits. */
const JoinVideo = lazyPart(
  async () => (await import('../navigation/JoinVideoButton.tsx')).JoinVideoButton,
);

/** Lazy-loaded: few appointments are canceled. */
const CallOffDialog = lazyPart(
  async () => (await import('./CancelAppointmentDialog.tsx')).CancelAppointmentDialog,
);

export interface AppointmentActionsProps {
  appointment: AppointmentFacts;
  /** Opens the message composer; in a conversation, focuses it. */
  onAsk: () => void;
}

/** Actions that a pet owner has on an appointment, with the deadline for changes. */
export function AppointmentActions({ appointment, onAsk }: AppointmentActionsProps) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  const [isCancelOpen, setCancelOpen] = useState(false);
  const { parent_id: visitId, payload, facility, FamilyId: familyId } = appointment;
  const relation = { facilityId: payload.facilityId, familyId };
  const state = appointmentState(appointment, now);
  const change = ownerChangeOption(appointment, now);
  const obstacle = useTimeChangeObstacle(relation);
  return (
    <Stack gap="12" className={styles['actions'] ?? ''}>
      {change && (
        <ChangeDeadlineText
          appointment={appointment}
          mayChange={change === 'CHANGE'}
          size="small"
        />
      )}
      {change === 'CHANGE' && obstacle && (
        <Text size="small" tone="muted">
          {t(`appointments:card.${obstacle}`, { clinic: facility.name })}
        </Text>
      )}
      {appointment.byVideo && visitId && !appointment.ended && canMeet(state) && (
        <Suspense>
          <JoinVideo conversationId={visitId} />
        </Suspense>
      )}
      {state === 'TO_PAY' && <PayLink visitId={visitId} />}
      {visitId && !appointment.ended && !appointment.rebooked && isCanceledOrLapsed(state) && (
        <RebookLink conversationId={visitId} {...relation} />
      )}
      <Row fill>
        {change === 'CHANGE' && !obstacle && <TimeLink appointment={appointment} />}
        {change === 'CHANGE' ? (
          <Button variant="default" onClick={() => setCancelOpen(true)}>
            {t('appointments:actions.callOff')}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconMessage size={20} aria-hidden="true" />}
            onClick={onAsk}
          >
            {t('appointments:actions.ask')}
          </Button>
        )}
      </Row>
      {isUpcomingState(state) && <ArrivalActions appointment={appointment} />}
      {isCancelOpen && (
        <Suspense>
          <CallOffDialog appointment={appointment} onClose={() => setCancelOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function PayLink({ visitId }: { visitId: string | null }) {
  const { t } = useTranslation();
  return (
    <Button
      renderRoot={(props) => (
        <Link to="/workspace/payments" search={{ pay: visitId ?? '' }} {...props} />
      )}
    >
      {t('appointments:actions.pay')}
    </Button>
  );
}

/** Link to the screen where the owner chooses a time, or another one. */
function TimeLink({ appointment }: { appointment: AppointmentFacts }) {
  const { t } = useTranslation();
  const { parent_id: visitId, payload } = appointment;
  const { start } = payload.event;
  return (
    <Button
      variant={start ? 'default' : 'filled'}
      renderRoot={(props) => (
        <Link to="/workspace/chat/$id/time" params={{ id: visitId ?? '' }} {...props} />
      )}
    >
      {start ? t('appointments:actions.move') : t('appointments:actions.choose')}
    </Button>
  );
}

/** Buttons to add the appointment to a calendar, get directions and call the clinic. */
function ArrivalActions({ appointment }: { appointment: AppointmentFacts }) {
  const { t } = useTranslation();
  const { id, payload, facility, byVideo } = appointment;
  const file = useCalendarFile(id, facility.name);
  const { address = null, streetNumber = null, postcode = null, city = null } = facility;
  const directionsUrl =
    payload.address || byVideo ? null : directionsTo({ address, streetNumber, postcode, city });
  return (
    <Row gap="4" className={styles['ways'] ?? ''}>
      {payload.event.start && (
        <Button
          variant="subtle"
          px="xs"
          leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('appointments:actions.calendar')}
        </Button>
      )}
      {directionsUrl && (
        <Button
          component="a"
          href={directionsUrl}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          px="xs"
          leftSection={<IconMapPin size={20} aria-hidden="true" />}
        >
          {t('appointments:actions.directions')}
        </Button>
      )}
      {facility.phone && (
        <Button
          component="a"
          href={phoneLink(facility.phone)}
          variant="subtle"
          px="xs"
          leftSection={<IconPhone size={20} aria-hidden="true" />}
        >
          {t('appointments:actions.call', { clinic: facility.name })}
        </Button>
      )}
      <CallProblem error={file.error} />
    </Row>
  );
}
