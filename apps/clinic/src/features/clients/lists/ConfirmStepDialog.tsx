import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, since the dialog is rarely needed. */
const ConfirmDialog = lazyPart(
  async () => (await import('@zampa/ui/dialog/ConfirmDialog.tsx')).ConfirmDialog,
);

export interface ConfirmStepDialogProps {
  step: 'disable' | 'remove';
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before clients are disabled or removed. */
export function ConfirmStepDialog({ step, count, onClose, onConfirm }: ConfirmStepDialogProps) {
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
        cancelLabel={t('common:actions.cancel')}
        closeLabel={t('common:actions.close')}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <p>{words.why}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
