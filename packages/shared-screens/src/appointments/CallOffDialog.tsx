import '@zampa/i18n/english/problems';
import { useCallOff } from '@zampa/client/appointments/change-appointment';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import type { AppointmentFacts } from './appointment-facts.ts';
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
  const isTooLate = calling.error instanceof ApiRefusal && calling.error.code === 'TOO_LATE';
  return (
    <ConfirmDialog
      title={t('appointments:callOff.title')}
      action={t('appointments:callOff.confirm')}
      isDanger
      keep={t('appointments:callOff.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={calling.isPending}
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
    </ConfirmDialog>
  );
}
