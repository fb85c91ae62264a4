import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import {
  RefundText,
  type RefundTextProps,
} from '@zampa/shared-screens/appointments/RefundText.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface ConfirmCancelDialogProps {
  clinic: string;
  payments: RefundTextProps['payments'];
  open: boolean;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation dialog for canceling an appointment by its link, with the refund. */
export function ConfirmCancelDialog(props: ConfirmCancelDialogProps) {
  const { clinic, payments, open, busy, error, onClose, onConfirm } = props;
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('appointments:callOff.title')}
      action={t('appointments:callOff.confirm')}
      isDanger
      cancelLabel={t('appointments:callOff.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={busy}
      problem={<CallProblem error={error} />}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('appointments:callOff.text', { clinic })}</p>
      <RefundText payments={payments} clinic={clinic} end="CALLED_OFF" />
    </ConfirmDialog>
  );
}
