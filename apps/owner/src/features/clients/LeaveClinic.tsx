import type { VetFacility } from '@zampa/contract/people/user';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ClosingStep } from './ClosingStep.tsx';
import { useLeaveClinic } from './queries.ts';

export interface RelationStepProps {
  clinic: VetFacility;
  /** The pets of the family whose step it is, where several families go there; otherwise empty. */
  names: string;
}

/** Ends the relation of a family with a clinic, after saying what that means. */
export function LeaveClinic({ clinic, names }: RelationStepProps) {
  const { t } = useTranslation();
  const { name } = clinic;
  return (
    <ClosingStep
      clinic={clinic}
      isDanger
      change={useLeaveClinic(clinic)}
      words={{
        open: names
          ? t('clients-leaving:leave.actionWith', { names })
          : t('clients-leaving:leave.action'),
        title: t('clients-leaving:leave.title', { clinic: name }),
        text: names
          ? t('clients-leaving:leave.textWith', { clinic: name, names })
          : t('clients-leaving:leave.text', { clinic: name }),
        action: t('clients-leaving:leave.leave'),
        keep: t('clients-leaving:leave.stay'),
      }}
    />
  );
}
