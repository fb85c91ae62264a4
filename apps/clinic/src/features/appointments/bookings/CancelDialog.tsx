import { useCancelEntry } from '@zampa/client/appointments/use-change-entry';
import { usePrepaymentShares } from '@zampa/client/payments/use-prepayment-shares';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { personName } from '@zampa/i18n/person-name';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientReach } from './client-reach.ts';
import { useRefundTexts } from './use-refund-texts.ts';

export interface CancelDialogProps {
  event: CalendarEvent;
  onClose: () => void;
  /** Called after the booking was canceled. */
  onDone: () => void;
}

/** Asks for confirmation, then cancels a booking. Says who will be notified, what is refunded and what is kept. */
export function CancelDialog({ event, onClose, onDone }: CancelDialogProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const cancel = useCancelEntry(facilityId);
  const { shares, isLoading } = usePrepaymentShares(event, 'CALLED_OFF');
  const refundTexts = useRefundTexts(shares);
  const name = event.client ? personName(event.client) : event.petNames.join(', ');
  return (
    <ConfirmDialog
      title={t('appointments:bookings.cancel.title')}
      action={t('appointments:bookings.cancel.confirm')}
      isDanger
      cancelLabel={t('appointments:bookings.cancel.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={cancel.isPending || isLoading}
      problem={<CallProblem error={cancel.error} />}
      onConfirm={() => cancel.mutate(event, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>
        <WhoIsNotified event={event} name={name} />
      </p>
      {refundTexts.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <p>{t('appointments:bookings.cancel.stays')}</p>
    </ConfirmDialog>
  );
}

function WhoIsNotified({ event, name }: { event: CalendarEvent; name: string }) {
  const { t } = useTranslation();
  switch (clientReach(event.client)) {
    case 'CLOSING':
      return t('appointments:bookings.cancel.closing', { name });
    case 'NO_EMAIL':
      return t('appointments:bookings.cancel.noEmail', { name });
    case 'EMAIL':
      return t('appointments:bookings.cancel.told', { name });
    case 'UNKNOWN':
      return t('appointments:bookings.cancel.ifEmail', { name });
  }
}
