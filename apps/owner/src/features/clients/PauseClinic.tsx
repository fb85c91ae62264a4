import { useTranslation } from '@zampa/i18n/use-translation';
import { ContactChangeButton } from './ContactChangeButton.tsx';
import type { RelationStepProps } from './LeaveClinic.tsx';
import { usePauseClinic } from './queries.ts';

/** Button with a confirmation dialog to pause the contact with a clinic until the family resumes it. */
export function PauseClinic({ clinic, names }: RelationStepProps) {
  const { t } = useTranslation();
  const { name } = clinic;
  return (
    <ContactChangeButton
      clinic={clinic}
      change={usePauseClinic(clinic)}
      texts={{
        open: names
          ? t('clients:leaving.pause.actionWith', { names })
          : t('clients:leaving.pause.action'),
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
