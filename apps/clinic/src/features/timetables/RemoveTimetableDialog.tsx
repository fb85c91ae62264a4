import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Timetable } from '@zampa/contract/timetables/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useSaveConfiguration } from './queries.ts';

export interface RemoveTimetableDialogProps {
  timetable: Timetable;
  onClose: () => void;
  /** Called after the removal. */
  onDone: () => void;
}

/** Explains the consequences of removing a timetable and removes it after confirmation. */
export function RemoveTimetableDialog(props: RemoveTimetableDialogProps) {
  const { id: facilityId } = useFacility();
  const { timetable, onClose, onDone } = props;
  const { t } = useTranslation();
  const api = useApi();
  const saveConfiguration = useSaveConfiguration(facilityId);
  const remove = useMutation({
    mutationFn: () => api.deleteTimetable({ query: { id: timetable.id } }),
    onSuccess: () => {
      onDone();
      saveConfiguration((configuration) => ({
        ...configuration,
        timetables: configuration.timetables.filter(({ id }) => id !== timetable.id),
      }));
    },
  });
  return (
    <ConfirmDialog
      title={t('timetables:remove.title', { name: timetable.name })}
      action={t('timetables:remove.action')}
      isDanger
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={remove.isPending}
      problem={<CallProblem error={remove.error} />}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t('timetables:remove.why')}</p>
    </ConfirmDialog>
  );
}
