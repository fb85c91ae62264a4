import '@zampa/i18n/english/payments-owner';
import '@zampa/i18n/english/problems';
import { useCallOff } from '@zampa/client/appointments/change-appointment';
import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
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
  // Whoever calls off knows before what becomes of their money, or that it cannot be told now.
  const isMoneyTold = !paid.isLoading || paid.failureCount > 0;
  const isUnreachable = paid.failureReason instanceof ApiUnreachable;
  const isTooLate = calling.error instanceof ApiRefusal && calling.error.code === 'TOO_LATE';
  return (
    <ConfirmDialog
      title={t('appointments:callOff.title')}
      action={t('appointments:callOff.confirm')}
      isDanger
      keep={t('appointments:callOff.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={calling.isPending}
      isReady={isMoneyTold}
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
      {!paid.data && isMoneyTold && <p>{t('payments-owner:back.unknown')}</p>}
      {isUnreachable && !calling.error && <ByPhone facility={facility} />}
    </ConfirmDialog>
  );
}

/** Says that there is no connection before somebody finds out by pressing, and how the clinic hears of it all the same. */
function ByPhone({ facility: { name, phone } }: Pick<AppointmentFacts, 'facility'>) {
  const { t } = useTranslation();
  return (
    <p role="status">
      {t('appointments:callOff.offline')}{' '}
      {phone && <a href={`tel:${phone}`}>{t('appointments:actions.call', { clinic: name })}</a>}
    </p>
  );
}
