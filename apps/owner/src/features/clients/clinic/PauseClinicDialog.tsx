import { useTranslation } from '@zampa/i18n/use-translation';
import { usePauseClinic } from '../queries.ts';
import { ContactChangeDialog } from './ContactChangeDialog.tsx';
import type { RelationDialogProps } from './relation-dialog-props.ts';

/** Confirmation to pause the contact with a clinic until the family resumes it. */
export function PauseClinicDialog({ relation, ...dialog }: RelationDialogProps) {
  const { t } = useTranslation();
  const { clinic, names } = relation;
  const { name } = clinic;
  return (
    <ContactChangeDialog
      {...dialog}
      clinic={clinic}
      change={usePauseClinic(clinic)}
      texts={{
        title: t('clients:leaving.pause.title', { clinic: name }),
        text: names
          ? t('clients:leaving.pause.textWith', { clinic: name, names })
          : t('clients:leaving.pause.text', { clinic: name }),
        action: t('clients:leaving.pause.pause'),
        cancel: t('clients:leaving.pause.goOn'),
      }}
    />
  );
}
