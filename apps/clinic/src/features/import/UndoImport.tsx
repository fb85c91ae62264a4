import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { type ReactNode, useState } from 'react';

export interface UndoImportProps {
  isBusy: boolean;
  /** Error of the last attempt. */
  problem: ReactNode;
  onUndo: () => void;
}

/** Undoes an import of up to a thousand clients after confirmation. */
export function UndoImport({ isBusy, problem, onUndo }: UndoImportProps) {
  const { t } = useTranslation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setDialogOpen(true)}>
        {t('import:done.undo')}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={t('import:done.undoTitle')}
          action={t('import:done.undo')}
          cancelLabel={t('import:done.undoKeep')}
          closeLabel={t('common:actions.close')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={onUndo}
          onClose={() => setDialogOpen(false)}
        >
          {t('import:done.undoWhy')}
        </ConfirmDialog>
      )}
    </>
  );
}
