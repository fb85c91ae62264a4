import '@zampa/i18n/english/payments-owner';
import '@zampa/i18n/english/problems';
import { useCallOff } from '@zampa/client/appointments/change-appointment';
import { ApiRefusal } from '@zampa/client/api/problems';
import { usePaymentsOf } from '@zampa/client/payments/use-rest';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import type { AppointmentFacts } from './appointment-facts.ts';
import { MoneyBackText } from './MoneyBackText.tsx';
import { whenText } from './when-text.ts';

export interface CallOffDialogProps {
  appointment: AppointmentFacts;
  onClose: () => void;
}

/** Asks the question before an appointment is called off. */
export function CallOffDialog({ appointment, onClose }: CallOffDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { facility, payload } = appointment;
  const calling = useCallOff(appointment.id);
  const { start } = payload.event;
  const paid = usePaymentsOf(appointment.parent_id ?? appointment.id);
  const isTooLate = calling.error instanceof ApiRefusal && calling.error.code === 'TOO_LATE';
  return (
    <ConfirmDialog
      title={t('appointments:callOff.title')}
      action={t('appointments:callOff.confirm')}
      isDanger
      keep={t('appointments:callOff.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={calling.isPending || paid.isPending}
      problem={
        isTooLate ? (
          <p role="alert">{t('problems:refusals.TOO_LATE')}</p>
        ) : (
          <CallProblem error={calling.error} />
        )
      }
      onConfirm={() => calling.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {start && (
        <p>
          <strong>{whenText(start, facility.timezone, language)}</strong>
        </p>
      )}
      <p>{t('appointments:callOff.text', { clinic: facility.name })}</p>
      {paid.data && <MoneyBackText payments={paid.data} clinic={facility.name} end="CALLED_OFF" />}
      {paid.isError && <p>{t('payments-owner:back.unknown')}</p>}
    </ConfirmDialog>
  );
}
