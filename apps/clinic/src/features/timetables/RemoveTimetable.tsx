import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense, useState } from 'react';
import type { RemoveTimetableDialogProps } from './RemoveTimetableDialog.tsx';

const RemoveTimetableDialog = lazy(async () => ({
  default: (await import('./RemoveTimetableDialog.tsx')).RemoveTimetableDialog,
}));

/** Removes a timetable after saying what follows from it. */
export function RemoveTimetable(props: Omit<RemoveTimetableDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('timetables:remove.action')}
      </Button>
      <Suspense>
        {asking && <RemoveTimetableDialog {...props} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
