import type { VetFacility } from '@zampa/contract/people/user';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ContactChangeButton } from './ContactChangeButton.tsx';
import { useLeaveClinic } from './queries.ts';

export interface RelationStepProps {
  clinic: VetFacility;
  /** Names of the family's pets if several families are clients of the clinic; otherwise empty. */
  names: string;
}

/** Button with a confirmation dialog to leave a clinic. */
export function LeaveClinic({ clinic, names }: RelationStepProps) {
  const { t } = useTranslation();
  const { name } = clinic;
  return (
    <ContactChangeButton
      clinic={clinic}
      isDanger
      change={useLeaveClinic(clinic)}
      texts={{
        open: names
          ? t('clients:leaving.leave.actionWith', { names })
          : t('clients:leaving.leave.action'),
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
