import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { type ReactNode, useState } from 'react';

export interface UndoImportProps {
  isBusy: boolean;
  /** Why it could not be undone. */
  problem: ReactNode;
  onUndo: () => void;
}

/** Takes an import back, once it is sure that this is meant: up to a thousand clients go at once. */
export function UndoImport({ isBusy, problem, onUndo }: UndoImportProps) {
  const { t } = useTranslation();
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => ask(true)}>
        {t('import:done.undo')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('import:done.undoTitle')}
          action={t('import:done.undo')}
          keep={t('import:done.undoKeep')}
          closeLabel={t('common:actions.close')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={onUndo}
          onClose={() => ask(false)}
        >
          {t('import:done.undoWhy')}
        </ConfirmDialog>
      )}
    </>
  );
}
