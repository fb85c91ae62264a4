import '@zampa/i18n/english/payments';
import { type Debt, type MarkPaidOutcome, useMarkPaid } from '@zampa/client/payments/use-mark-paid';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import { NotMarkedDialog } from './NotMarkedDialog.tsx';

export interface MarkDebtPaidDialogProps {
  debt: Debt;
  onClose: () => void;
}

/** Confirms that a debt was paid in cash and marks it as paid. Says so if a card payment succeeded first. */
export function MarkDebtPaidDialog({ debt, onClose }: MarkDebtPaidDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const mark = useMarkPaid(debt);
  const closeIfMarked = (outcome: MarkPaidOutcome) => {
    if (outcome === 'MARKED') onClose();
  };
  if (mark.data && mark.data !== 'MARKED')
    return <NotMarkedDialog outcome={mark.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('payments:mark.title', { amount: money(debt.amount, debt.currency) })}
      action={t('payments:mark.confirm')}
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={mark.isPending}
      problem={<CallProblem error={mark.error} />}
      onConfirm={() => mark.mutate(undefined, { onSuccess: closeIfMarked })}
      onClose={onClose}
    >
      <p>{t('payments:mark.why')}</p>
    </ConfirmDialog>
  );
}
