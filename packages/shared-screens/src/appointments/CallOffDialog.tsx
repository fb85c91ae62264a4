import { Button } from '@mantine/core';
import { useCallOff } from '@zampa/client/appointments/change-appointment';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import type { AppointmentFacts } from './appointment-facts.ts';
import { whenText } from './when-text.ts';

export interface CallOffDialogProps {
  appointment: AppointmentFacts;
  onClose: () => void;
}

/** The question before an appointment is called off. */
export function CallOffDialog({ appointment, onClose }: CallOffDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { facility, payload } = appointment;
  const calling = useCallOff(appointment.id);
  const { start } = payload.event;
  const isTooLate = calling.error instanceof ApiRefusal && calling.error.code === 'TOO_LATE';
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('appointments:callOff.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button
            variant="default"
            color="red"
            loading={calling.isPending}
            onClick={() => calling.mutate(undefined, { onSuccess: onClose })}
          >
            {t('appointments:callOff.confirm')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('appointments:callOff.keep')}
          </Button>
        </>
      }
    >
      {start && (
        <p>
          <strong>{whenText(start, facility.timezone, language)}</strong>
        </p>
      )}
      <p>{t('appointments:callOff.text', { clinic: facility.name })}</p>
      {isTooLate ? (
        <p role="alert">{t('common:refusals.TOO_LATE')}</p>
      ) : (
        <CallProblem error={calling.error} />
      )}
    </ModalDialog>
  );
}
