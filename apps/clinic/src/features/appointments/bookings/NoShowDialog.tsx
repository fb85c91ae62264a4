import { useMarkNoShow } from '@zampa/client/appointments/use-change-entry';
import { usePrepaymentShares } from '@zampa/client/payments/use-prepayment-shares';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';
import { useRefundTexts } from './use-refund-texts.ts';

export interface NoShowDialogProps extends EntryPanelProps {
  /** Called after the booking was marked as missed. */
  onMissed: () => void;
}

/**
 * Asks for confirmation, then marks a booking as missed. Says what it means and which part of the prepayment is kept.
 */
export function NoShowDialog({ event, onClose, onDone, onMissed }: NoShowDialogProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const missed = useMarkNoShow(facilityId);
  const { shares, isLoading } = usePrepaymentShares(event, 'MISSED');
  const refundTexts = useRefundTexts(shares);
  const { parent_id: visitId } = event;
  const name = event.client ? personName(event.client) : event.petNames.join(', ');
  const markMissed = () =>
    visitId &&
    // The entry, and with it this dialog, may be unmounted before the response arrives.
    void missed.mutateAsync(visitId).then(
      () => {
        onDone([t('appointments:bookings.noShow.done', { name }), ...refundTexts].join(' '));
        onMissed();
      },
      () => undefined,
    );
  return (
    <ConfirmDialog
      title={t('appointments:bookings.noShow.title')}
      action={t('appointments:bookings.noShow.confirm')}
      isDanger
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={missed.isPending || isLoading}
      problem={<CallProblem error={missed.error} />}
      onConfirm={markMissed}
      onClose={onClose}
    >
      <p>{t('appointments:bookings.noShow.why')}</p>
      {refundTexts.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
    </ConfirmDialog>
  );
}
