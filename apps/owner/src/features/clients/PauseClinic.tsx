import { useTranslation } from '@zampa/i18n/use-translation';
import { ClosingStep } from './ClosingStep.tsx';
import type { RelationStepProps } from './LeaveClinic.tsx';
import { usePauseClinic } from './queries.ts';

/** Pauses the contact of a family with a clinic until the family takes it up again, after saying what that means. */
export function PauseClinic({ clinic, names }: RelationStepProps) {
  const { t } = useTranslation();
  const { name } = clinic;
  return (
    <ClosingStep
      clinic={clinic}
      change={usePauseClinic(clinic)}
      words={{
        open: names
          ? t('clients-leaving:pause.actionWith', { names })
          : t('clients-leaving:pause.action'),
        title: t('clients-leaving:pause.title', { clinic: name }),
        text: names
          ? t('clients-leaving:pause.textWith', { clinic: name, names })
          : t('clients-leaving:pause.text', { clinic: name }),
        action: t('clients-leaving:pause.pause'),
        keep: t('clients-leaving:pause.goOn'),
      }}
    />
  );
}
