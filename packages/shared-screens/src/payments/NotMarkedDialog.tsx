import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import type { MarkPaidOutcome } from '@zampa/client/payments/use-mark-paid';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';

export interface NotMarkedDialogProps {
  outcome: Exclude<MarkPaidOutcome, 'MARKED'>;
  onClose: () => void;
}

/** Says why nothing was marked as paid in cash: a card payment succeeded first, or nothing was due. */
export function NotMarkedDialog({ outcome, onClose }: NotMarkedDialogProps) {
  const { t } = useTranslation();
  const isByCard = outcome === 'PAID_BY_CARD';
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t(isByCard ? 'payments:mark.byCard' : 'payments:mark.nothingToPay')}
      closeLabel={t('common:actions.close')}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <p role="alert">{t(isByCard ? 'payments:mark.byCardWhy' : 'payments:mark.nothingMarked')}</p>
    </ModalDialog>
  );
}
