import { useCancelEntry } from '@zampa/client/appointments/use-change-entry';
import { useUpfrontShares } from '@zampa/client/payments/use-upfront-shares';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { personName } from '@zampa/i18n/person-name';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useShareTexts } from './use-share-texts.ts';

export interface CancelDialogProps {
  event: CalendarEvent;
  onClose: () => void;
  /** Once it is called off. */
  onDone: () => void;
}

/** Calls a booking off, after saying whom that is told, what goes back and what stays. */
export function CancelDialog({ event, onClose, onDone }: CancelDialogProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const cancel = useCancelEntry(facilityId);
  const { shares, isLoading } = useUpfrontShares(event, 'CALLED_OFF');
  const money = useShareTexts(shares);
  const name = event.client ? personName(event.client) : event.petNames.join(', ');
  return (
    <ConfirmDialog
      title={t('appointments-bookings:cancel.title')}
      action={t('appointments-bookings:cancel.confirm')}
      isDanger
      keep={t('appointments-bookings:cancel.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={cancel.isPending || isLoading}
      problem={<CallProblem error={cancel.error} />}
      onConfirm={() => cancel.mutate(event, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>
        {event.client?.closing
          ? t('appointments-bookings:cancel.closing', { name })
          : t('appointments-bookings:cancel.told', { name })}
      </p>
      {money.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <p>{t('appointments-bookings:cancel.stays')}</p>
    </ConfirmDialog>
  );
}
