import { phoneLink } from '@zampa/domain/people/phone-format';
import { Button } from '@mantine/core';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { type LinkAnswer, useAnswerLink } from '@zampa/client/appointments/appointment-link';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState, isUpcomingState } from '@zampa/domain/appointments/appointment-state';
import { AppointmentCard } from '@zampa/shared-screens/appointments/AppointmentCard.tsx';
import { changeDeadline } from '@zampa/shared-screens/appointments/appointment-facts';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import {
  RefundText,
  type RefundTextProps,
} from '@zampa/shared-screens/appointments/RefundText.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { ConfirmCancelDialog } from './ConfirmCancelDialog.tsx';
import { MoveByLink } from './MoveByLink.tsx';
import { linkOutcome } from './link-outcome.ts';
import styles from './appointments.module.css';

export interface LinkedAppointmentProps {
  token: string;
  booking: Appointment;
  mayChange: boolean;
  payments: RefundTextProps['payments'];
}

/** Shows the appointment of a link with its actions (confirm, reschedule, cancel) and the result of the last one. */
export function LinkedAppointment(props: LinkedAppointmentProps) {
  const { token, booking, mayChange, payments } = props;
  const { t } = useTranslation();
  const now = useMinuteClock();
  const [open, setOpen] = useState<'move' | 'callOff' | null>(null);
  const answering = useAnswerLink(token);
  const sendAnswer = (linkAnswer: LinkAnswer) =>
    answering.mutate(linkAnswer, { onSuccess: () => setOpen(null) });
  const { facility, payload } = booking;
  const ahead = isUpcomingState(appointmentState(booking, now));
  const outcome = answering.isSuccess ? linkOutcome(answering.variables.action, payload) : null;
  const outcomeTexts = {
    CONFIRMED: t('appointments:link.confirmed', { clinic: facility.name }),
    MOVED: t('appointments:link.moved', { clinic: facility.name }),
    ASKED: t('appointments:link.asked', { clinic: facility.name }),
    CALLED_OFF: t('appointments:link.calledOff', { clinic: facility.name }),
  };
  if (open === 'move')
    return (
      <MoveByLink
        token={token}
        booking={booking}
        busy={answering.isPending}
        isTaken={isSlotLost(answering.error)}
        error={isSlotLost(answering.error) ? null : answering.error}
        onBack={() => setOpen(null)}
        onMove={(start) => sendAnswer({ action: 'MOVE', start })}
      />
    );
  return (
    <>
      <ScreenHeader title={t('appointments:link.title')} />
      <div role="status" className={styles['outcome']}>
        {outcome && (
          <Callout tone="good" icon={<IconCheck size={20} aria-hidden="true" />}>
            {outcomeTexts[outcome]}
            {outcome === 'CALLED_OFF' && (
              <RefundText payments={payments} clinic={facility.name} end="CALLED_OFF" isOver />
            )}
          </Callout>
        )}
      </div>
      <Stack className={styles['detail'] ?? ''}>
        <AppointmentCard appointment={booking} side="owner" />
        {ahead && (
          <>
            {payload.attendanceConfirmedAt === null && payload.event.start && (
              <Button
                size="lg"
                loading={answering.isPending && answering.variables.action === 'CONFIRM'}
                onClick={() => sendAnswer({ action: 'CONFIRM' })}
              >
                {t('appointments:link.confirm')}
              </Button>
            )}
            {mayChange && (
              <Row fill>
                <Button variant="default" size="lg" onClick={() => setOpen('move')}>
                  {t('appointments:link.move')}
                </Button>
                <Button variant="default" size="lg" onClick={() => setOpen('callOff')}>
                  {t('appointments:link.callOff')}
                </Button>
              </Row>
            )}
            <Deadline booking={booking} mayChange={mayChange} />
          </>
        )}
        <CallProblem error={open ? null : answering.error} />
        {facility.phone && (
          <Button
            component="a"
            variant="subtle"
            href={phoneLink(facility.phone)}
            leftSection={<IconPhone size={20} aria-hidden="true" />}
          >
            {t('appointments:link.call', { clinic: facility.name })}
          </Button>
        )}
      </Stack>
      <ConfirmCancelDialog
        clinic={facility.name}
        payments={payments}
        open={open === 'callOff'}
        busy={answering.isPending}
        error={answering.error}
        onClose={() => setOpen(null)}
        onConfirm={() => sendAnswer({ action: 'CANCEL' })}
      />
    </>
  );
}

function Deadline({ booking, mayChange }: Pick<LinkedAppointmentProps, 'booking' | 'mayChange'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const deadline = changeDeadline(booking);
  if (!deadline) return null;
  const when = { deadline: whenText(deadline, booking.facility.timezone, language) };
  return (
    <Text tone="muted">
      {mayChange ? t('appointments:card.until', when) : t('appointments:card.tooLate', when)}
    </Text>
  );
}
