import { Button } from '@mantine/core';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { Suspense, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { allowedBookingSteps } from './booking-steps.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const CancelDialog = lazyPart(async () => (await import('./CancelDialog.tsx')).CancelDialog);

export interface DeclineUntimedRequestProps {
  conversation: Conversation;
  /** Called after the request was declined. */
  onDone?: () => void;
}

/** Lets staff decline a request for a visit that has no time yet. A request with a time is canceled in the calendar. */
export function DeclineUntimedRequest({ conversation, onDone }: DeclineUntimedRequestProps) {
  const { appointment } = conversation;
  const { idRole } = useFacility();
  const { t } = useTranslation();
  const now = useServerMinute();
  const [isConfirming, setConfirming] = useState(false);
  const isUntimed = appointment?.payload.status === 'TO_BE_BOOKED';
  if (!isUntimed || !allowedBookingSteps(appointment, conversation, now, idRole).cancel)
    return null;
  const close = () => setConfirming(false);
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('appointments:bookings.cancel.confirm')}
      </Button>
      <Suspense>
        {isConfirming && (
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
