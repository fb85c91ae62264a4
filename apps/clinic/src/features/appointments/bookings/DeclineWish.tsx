import { Button } from '@mantine/core';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { lazy, Suspense, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { stepsOf } from './booking-steps.ts';

const CancelDialog = lazy(async () => ({
  default: (await import('./CancelDialog.tsx')).CancelDialog,
}));

export interface DeclineWishProps {
  conversation: Conversation;
  /** Once it is declined. */
  onDone?: () => void;
}

/**
 * Lets staff decline that a client wants to come at no certain time; what has a time is called off at its place in
 * the calendar.
 */
export function DeclineWish({ conversation, onDone }: DeclineWishProps) {
  const { appointment } = conversation;
  const { idRole } = useFacility();
  const { t } = useTranslation();
  const now = useServerMinute();
  const [isAsked, setAsked] = useState(false);
  const isWish = appointment?.payload.status === 'TO_BE_BOOKED';
  if (!isWish || !stepsOf(appointment, conversation, now, idRole).cancel) return null;
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('appointments-bookings:cancel.confirm')}
      </Button>
      <Suspense>
        {isAsked && (
          <CancelDialog
            event={appointment}
            onClose={close}
            onDone={() => {
              close();
              onDone?.();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
