import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense, useState } from 'react';
import type { RemoveTimetableDialogProps } from './RemoveTimetableDialog.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const RemoveTimetableDialog = lazyPart(
  async () => (await import('./RemoveTimetableDialog.tsx')).RemoveTimetableDialog,
);

/** Removes a timetable after confirmation. */
export function RemoveTimetable(props: Omit<RemoveTimetableDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setDialogOpen(true)}>
        {t('timetables:remove.action')}
      </Button>
      <Suspense>
        {isDialogOpen && <RemoveTimetableDialog {...props} onClose={() => setDialogOpen(false)} />}
      </Suspense>
    </>
  );
}
