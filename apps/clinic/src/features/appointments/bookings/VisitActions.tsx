import { ActionIcon } from '@mantine/core';
import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { IconCalendarQuestion } from '@zampa/ui/icons/IconCalendarQuestion';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense, useState } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const BookingDrawer = lazyPart(async () => (await import('./BookingDrawer.tsx')).BookingDrawer);
const ProposeDrawer = lazyPart(async () => (await import('./ProposeDrawer.tsx')).ProposeDrawer);

export interface VisitActionsProps {
  conversation: Conversation;
}

/** Buttons to book a conversation's visit or to propose times to the client. */
export function VisitActions({ conversation }: VisitActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'booking' | 'proposal' | null>(null);
  const { category, payload, appointment, id } = conversation;
  const close = () => setOpen(null);
  if (payload.status === 'CLOSED') return null;
  const isBooked = appointment !== null && appointment.payload.status !== 'TO_BE_BOOKED';
  return (
    <>
      {!isBooked && (
        <ActionIcon
          color="gray"
          aria-label={t('appointments:bookings.booking.action')}
          title={t('appointments:bookings.booking.action')}
          onClick={() => setOpen('booking')}
        >
          <IconCalendarPlus size={22} />
        </ActionIcon>
      )}
      {category !== 'CONSULTATION' && (
        <ActionIcon
          color="gray"
          aria-label={t('appointments:bookings.propose.action')}
          title={t('appointments:bookings.propose.action')}
          onClick={() => setOpen('proposal')}
        >
          <IconCalendarQuestion size={22} />
        </ActionIcon>
      )}
      <Suspense>
        {open === 'booking' && (
          <BookingDrawer start={{ visit: id }} onBooked={close} onClose={close} />
        )}
        {open === 'proposal' && <ProposeDrawer conversation={conversation} onClose={close} />}
      </Suspense>
    </>
  );
}
