import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { type LinkAnswer, useAnswerLink } from '@zampa/client/appointments/appointment-link';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState, isUpcomingState } from '@zampa/domain/appointments/appointment-state';
import { AppointmentCard } from '@zampa/shared-screens/appointments/AppointmentCard.tsx';
import {
  RefundText,
  type RefundTextProps,
} from '@zampa/shared-screens/appointments/RefundText.tsx';
import { CallClinicLink } from '@zampa/shared-screens/appointments/CallClinicLink.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { ConfirmCancelDialog } from './ConfirmCancelDialog.tsx';
import { LinkActions } from './LinkActions.tsx';
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
  const outcome = answering.isSuccess ? linkOutcome(answering.variables.action, payload) : null;
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
        {outcome && <Outcome outcome={outcome} clinic={facility.name} payments={payments} />}
      </div>
      <Stack className={styles['detail'] ?? ''}>
        <AppointmentCard appointment={booking} side="owner" />
        {isUpcomingState(appointmentState(booking, now)) && (
          <LinkActions
            booking={booking}
            mayChange={mayChange}
            isConfirming={answering.isPending && answering.variables.action === 'CONFIRM'}
            onConfirm={() => sendAnswer({ action: 'CONFIRM' })}
            onMove={() => setOpen('move')}
            onCancel={() => setOpen('callOff')}
          />
        )}
        <CallProblem error={open ? null : answering.error} />
        {facility.phone && <CallClinicLink phone={facility.phone} clinic={facility.name} />}
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

type OutcomeProps = {
  outcome: ReturnType<typeof linkOutcome>;
  clinic: string;
  payments: RefundTextProps['payments'];
};

function Outcome({ outcome, clinic, payments }: OutcomeProps) {
  const { t } = useTranslation();
  const texts = {
    CONFIRMED: t('appointments:link.confirmed', { clinic }),
    MOVED: t('appointments:link.moved', { clinic }),
    ASKED: t('appointments:link.asked', { clinic }),
    CALLED_OFF: t('appointments:link.calledOff', { clinic }),
  };
  return (
    <Callout tone="good" icon={<IconCheck size={20} aria-hidden="true" />}>
      {texts[outcome]}
      {outcome === 'CALLED_OFF' && (
        <RefundText payments={payments} clinic={clinic} end="CALLED_OFF" isOver />
      )}
    </Callout>
  );
}
