import { useTranslation } from '@zampa/i18n/use-translation';
import { useLeaveClinic } from '../queries.ts';
import { ContactChangeDialog } from './ContactChangeDialog.tsx';
import type { RelationDialogProps } from './relation-dialog-props.ts';

/** Confirmation to leave a clinic. */
export function LeaveClinicDialog({ relation, ...dialog }: RelationDialogProps) {
  const { t } = useTranslation();
  const { clinic, names } = relation;
  const { name } = clinic;
  return (
    <ContactChangeDialog
      {...dialog}
      clinic={clinic}
      isDanger
      change={useLeaveClinic(clinic)}
      texts={{
        title: t('clients:leaving.leave.title', { clinic: name }),
        text: names
          ? t('clients:leaving.leave.textWith', { clinic: name, names })
          : t('clients:leaving.leave.text', { clinic: name }),
        action: t('clients:leaving.leave.leave'),
        cancel: t('clients:leaving.leave.stay'),
      }}
    />
  );
}
