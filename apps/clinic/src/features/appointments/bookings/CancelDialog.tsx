import { Button } from '@mantine/core';
import { useCancelEntry } from '@zampa/client/appointments/use-change-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { fullName } from '@zampa/domain/people/names';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface CancelDialogProps {
  facilityId: string;
  event: CalendarEvent;
  onClose: () => void;
  /** Once it is called off. */
  onDone: () => void;
}

/** Calls a booking off, after saying whom that is told and what stays. */
export function CancelDialog({ facilityId, event, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation();
  const cancel = useCancelEntry(facilityId);
  const name = event.client ? fullName(event.client) : event.petNames.join(', ');
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('calendar:cancel.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('calendar:cancel.keep')}
          </Button>
          <Button
            color="red"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(event, { onSuccess: onDone })}
            data-autofocus
          >
            {t('calendar:cancel.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('calendar:cancel.told', { name })}</p>
      <p>{t('calendar:cancel.stays')}</p>
      <CallProblem error={cancel.error} />
    </ModalDialog>
  );
}
