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
  /** Removed. */
  onDone: () => void;
}

/** Says what follows from removing a timetable, and does it. */
export function RemoveTimetableDialog(props: RemoveTimetableDialogProps) {
  const { id: facilityId } = useFacility();
  const { timetable, onClose, onDone } = props;
  const { t } = useTranslation();
  const api = useApi();
  const keep = useSaveConfiguration(facilityId);
  const remove = useMutation({
    mutationFn: () => api.send('DELETE /timetables', { query: { id: timetable.id } }),
    onSuccess: () => {
      onDone();
      keep((known) => ({
        ...known,
        timetables: known.timetables.filter(({ id }) => id !== timetable.id),
      }));
    },
  });
  return (
    <ConfirmDialog
      title={t('timetables:remove.title', { name: timetable.name })}
      action={t('timetables:remove.action')}
      isDanger
      keep={t('common:actions.cancel')}
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
