import { phoneLink } from '@zampa/domain/people/phone-format';
import '@zampa/i18n/english/payments-owner';
import '@zampa/i18n/english/problems';
import { useCancelAppointment } from '@zampa/client/appointments/change-appointment';
import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { useConversationPayments } from '@zampa/client/payments/use-amount-due';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import type { AppointmentFacts } from './appointment-facts.ts';
import { RefundText } from './RefundText.tsx';
import { whenText } from './when-text.ts';

export interface CancelAppointmentDialogProps {
  appointment: AppointmentFacts;
  onClose: () => void;
}

/** Confirms canceling an appointment, with the refund that the owner will get. */
export function CancelAppointmentDialog({ appointment, onClose }: CancelAppointmentDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { facility, payload } = appointment;
  const cancellation = useCancelAppointment(appointment.id);
  const { start } = payload.event;
  const payments = useConversationPayments(appointment.parent_id ?? appointment.id);
  // Enables confirmation once the refund is shown, or the request for it has failed.
  const isRefundShown = !payments.isLoading || payments.failureCount > 0;
  const isUnreachable = payments.failureReason instanceof ApiUnreachable;
  const isTooLate =
    cancellation.error instanceof ApiRefusal && cancellation.error.code === 'TOO_LATE';
  return (
    <ConfirmDialog
      title={t('appointments:callOff.title')}
      action={t('appointments:callOff.confirm')}
      isDanger
      cancelLabel={t('appointments:callOff.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={cancellation.isPending}
      isReady={isRefundShown}
      problem={
        isTooLate ? (
          <p role="alert">{t('problems:refusals.TOO_LATE')}</p>
        ) : (
          <CallProblem error={cancellation.error} />
        )
      }
      onConfirm={() => cancellation.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {start && (
        <p>
          <strong>{whenText(start, facility.timezone, language)}</strong>
        </p>
      )}
      <p>{t('appointments:callOff.text', { clinic: facility.name })}</p>
      {payments.data && (
        <RefundText payments={payments.data} clinic={facility.name} end="CALLED_OFF" />
      )}
      {!payments.data && isRefundShown && <p>{t('payments:owner.back.unknown')}</p>}
      {isUnreachable && !cancellation.error && <OfflineCallHint facility={facility} />}
    </ConfirmDialog>
  );
}

/** Says that the device is offline and offers to call the clinic instead. */
function OfflineCallHint({ facility: { name, phone } }: Pick<AppointmentFacts, 'facility'>) {
  const { t } = useTranslation();
  return (
    <p role="status">
      {t('appointments:callOff.offline')}{' '}
      {phone && <a href={phoneLink(phone)}>{t('appointments:actions.call', { clinic: name })}</a>}
    </p>
  );
}
