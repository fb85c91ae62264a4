import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import {
  MoneyBackText,
  type MoneyBackTextProps,
} from '@zampa/shared-screens/appointments/MoneyBackText.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface ConfirmCallOffProps {
  clinic: string;
  payments: MoneyBackTextProps['payments'];
  open: boolean;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an appointment is called off by its link. */
export function ConfirmCallOff(props: ConfirmCallOffProps) {
  const { clinic, payments, open, busy, error, onClose, onConfirm } = props;
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('appointments:callOff.title')}
      action={t('appointments:callOff.confirm')}
      isDanger
      keep={t('appointments:callOff.keep')}
      closeLabel={t('common:actions.close')}
      isBusy={busy}
      problem={<CallProblem error={error} />}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('appointments:callOff.text', { clinic })}</p>
      <MoneyBackText payments={payments} clinic={clinic} end="CALLED_OFF" />
    </ConfirmDialog>
  );
}
