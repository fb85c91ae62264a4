import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Timetable } from '@zampa/contract/timetables/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useKeepConfiguration } from './queries.ts';

export interface RemoveTimetableProps {
  facilityId: string;
  timetable: Timetable;
  onDone: () => void;
}

/** Removes a timetable after saying what follows from it. */
export function RemoveTimetable({ facilityId, timetable, onDone }: RemoveTimetableProps) {
  const { t } = useTranslation();
  const api = useApi();
  const keep = useKeepConfiguration(facilityId);
  const [asking, setAsking] = useState(false);
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
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('timetables:remove.action')}
      </Button>
      <ModalDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('timetables:remove.title', { name: timetable.name })}
        closeLabel={t('common:actions.close')}
        actions={
          <>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('common:actions.cancel')}
            </Button>
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('timetables:remove.action')}
            </Button>
          </>
        }
      >
        <p>{t('timetables:remove.why')}</p>
        <CallProblem error={remove.error} />
      </ModalDialog>
    </>
  );
}
