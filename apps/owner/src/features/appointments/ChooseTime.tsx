import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { facilitySlots } from '@zampa/client/appointments/slots';
import { type OwnHold, isSlotLost } from '@zampa/client/appointments/use-hold';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Facility } from '@zampa/contract/facilities/objects';
import { upfrontOf } from '@zampa/domain/payments/upfront';
import { HoldStatus } from '@zampa/shared-screens/appointments/HoldStatus.tsx';
import { TimeChoice } from '@zampa/shared-screens/appointments/TimeChoice.tsx';
import { useHeldSlot } from '@zampa/shared-screens/appointments/use-held-slot';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { PrepaymentTerms } from '@zampa/shared-screens/appointments/PrepaymentTerms.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { DEFAULT_BOOKING_WINDOW } from '@zampa/domain/services/service-types';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { useBookHeldSlot } from './use-book-held-slot.ts';
import styles from './appointments.module.css';

export interface ChooseTimeProps {
  thread: Thread;
  facility: Facility;
}

/**
 * Screen to choose a time slot for a visit. The chosen slot is held until it is booked; a current appointment stays
 * booked until then.
 */
export function ChooseTime({ thread, facility }: ChooseTimeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [held, setHeld] = useState<OwnHold | null>(null);
  const [assigneeId, setAssignee] = useState<string | null>(null);
  const { appointment, payload, id } = thread;
  const { services, pets } = appointment?.payload ?? payload;
  const question = { facilityId: facility.id, services, pets };
  const chosen = facility.mainServices.filter((service) => services.includes(service.id));
  const horizon = Math.min(
    ...chosen.map((service) => service.horizon),
    DEFAULT_BOOKING_WINDOW.horizon,
  );
  // A request without a time has no booking to move.
  const bookingId = appointment?.payload.event.start ? appointment.id : null;
  const place = { zone: facility.timezone, horizon };
  const source = facilitySlots(useApi(), question, place, bookingId);
  const hold = {
    search: question,
    assigneeId,
    bookingId: appointment?.id ?? null,
    held,
    onHeld: setHeld,
  };
  const time = useHeldSlot(hold);
  const bookHeldSlot = useBookHeldSlot(thread);

  const formatWhen = (instant: string) => whenText(instant, facility.timezone, language);
  const current = appointment?.payload.event.start;
  const isInstant = chosen.length > 0 && chosen.every(({ instant }) => instant);
  // A rescheduled appointment is already paid, or still held for its payment.
  const upfront = upfrontOf(chosen, payload.payment.amount);
  const isToBePaid = !appointment && upfront.deposit > 0;
  const buttonLabel = () => {
    if (!held) return t('appointments:move.titleFirst');
    const to = { when: formatWhen(held.start) };
    if (current) return t('appointments:move.confirm', to);
    return isInstant || isToBePaid
      ? t('appointments:move.book', to)
      : t('appointments:move.ask', to);
  };
  const submit = () => {
    if (held && time.isHeld)
      bookHeldSlot.mutate(held, {
        onSuccess: () =>
          void (isToBePaid
            ? navigate({ to: '/workspace/payments', search: { pay: id } })
            : navigate({ to: '/workspace/chat/$id', params: { id } })),
        onError: (error) => isSlotLost(error) && time.markLost(held.start),
      });
  };
  return (
    <OwnerShell
      banner={<ConnectionBanner />}
      footer={
        <div className={styles['footer']}>
          <CallProblem error={isSlotLost(bookHeldSlot.error) ? null : bookHeldSlot.error} />
          <Button
            size="lg"
            fullWidth
            disabled={!time.isHeld}
            loading={bookHeldSlot.isPending || bookHeldSlot.isSuccess}
            onClick={submit}
          >
            {buttonLabel()}
          </Button>
        </div>
      }
    >
      <ScreenHeader
        title={current ? t('appointments:move.title') : t('appointments:move.titleFirst')}
        under={
          current
            ? t('appointments:move.text', { when: formatWhen(current) })
            : t('appointments:move.textFirst')
        }
        back={<BackLink to={`/workspace/chat/${id}`} label={t('common:actions.back')} />}
      />
      <HoldStatus source={source} assigneeId={assigneeId} start={held?.start ?? null} time={time} />
      {isToBePaid && held && time.isHeld && (
        <Card>
          <PrepaymentTerms
            {...upfront}
            price={payload.payment.amount}
            currency={payload.payment.currency}
            start={held.start}
            zone={facility.timezone}
          />
        </Card>
      )}
      <TimeChoice
        source={source}
        staff={facility.staff}
        assigneeId={assigneeId}
        onAssignee={setAssignee}
        value={time.isHeld ? (held?.start ?? null) : null}
        busy={time.busy}
        onChoose={time.take}
      />
    </OwnerShell>
  );
}
