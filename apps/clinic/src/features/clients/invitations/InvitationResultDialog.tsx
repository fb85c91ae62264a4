import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { InvitationResults, type InvitationResultsProps } from './InvitationResults.tsx';

export interface InvitationResultDialogProps extends InvitationResultsProps {
  onClose: () => void;
}

/** Dialog with the number of invited clients and the result for each of them. */
export function InvitationResultDialog(props: InvitationResultDialogProps) {
  const { answer, people, onClose } = props;
  const { t } = useTranslation();
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('clients:inviting.done', { count: answer.invited })}
      closeLabel={t('common:actions.close')}
      actions={<Button onClick={onClose}>{t('clients:inviting.finish')}</Button>}
    >
      <InvitationResults answer={answer} people={people} />
    </ModalDialog>
  );
}
