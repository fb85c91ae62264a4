import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { IconCalendarQuestion } from '@zampa/ui/icons/IconCalendarQuestion';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const BookingDrawer = lazyPart(async () => (await import('./BookingDrawer.tsx')).BookingDrawer);
const ProposeDrawer = lazyPart(async () => (await import('./ProposeDrawer.tsx')).ProposeDrawer);

interface VisitAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

export interface VisitActionsProps {
  conversation: Conversation;
  /** Renders the allowed actions, as buttons or in a menu. */
  children: (actions: readonly VisitAction[]) => ReactNode;
}

/** Actions to book a conversation's visit or to propose times to the client, with their drawers. */
export function VisitActions({ conversation, children }: VisitActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'booking' | 'proposal' | null>(null);
  const { category, appointment, id } = conversation;
  const close = () => setOpen(null);
  const book: VisitAction = {
    key: 'book',
    label: t('appointments:bookings.booking.action'),
    icon: <IconCalendarPlus size={18} aria-hidden="true" />,
    onSelect: () => setOpen('booking'),
  };
  const propose: VisitAction = {
    key: 'propose',
    label: t('appointments:bookings.propose.action'),
    icon: <IconCalendarQuestion size={18} aria-hidden="true" />,
    onSelect: () => setOpen('proposal'),
  };
  const isBooked = appointment !== null && appointment.payload.status !== 'TO_BE_BOOKED';
  return (
    <>
      {children([...(isBooked ? [] : [book]), ...(category === 'CONSULTATION' ? [] : [propose])])}
      <Suspense>
        {open === 'booking' && (
          <BookingDrawer start={{ visit: id }} onBooked={close} onClose={close} />
        )}
        {open === 'proposal' && <ProposeDrawer conversation={conversation} onClose={close} />}
      </Suspense>
    </>
  );
}
