import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense } from 'react';

/** The lists are read far more often than anybody is shut out. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('@zampa/ui/dialog/ConfirmDialog.tsx')).ConfirmDialog,
}));

export interface StepDialogProps {
  step: 'disable' | 'remove';
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what shutting clients out or removing them means before it is done. */
export function StepDialog({ step, count, onClose, onConfirm }: StepDialogProps) {
  const { t } = useTranslation();
  const words =
    step === 'disable'
      ? { title: t('clients:disable.title', { count }), why: t('clients:disable.why') }
      : { title: t('clients:remove.title', { count }), why: t('clients:remove.why') };
  return (
    <Suspense>
      <ConfirmDialog
        title={words.title}
        action={step === 'disable' ? t('clients:disable.confirm') : t('clients:remove.confirm')}
        isDanger
        keep={t('common:actions.cancel')}
        closeLabel={t('common:actions.close')}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <p>{words.why}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
