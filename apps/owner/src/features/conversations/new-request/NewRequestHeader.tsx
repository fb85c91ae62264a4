import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { StepBar } from '@zampa/ui/stepper/StepBar.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './new-request.module.css';

export interface NewRequestHeaderProps {
  /** From 1; without it there are no steps yet. */
  step?: number;
  steps?: number;
}

/** Shows the way out, and how far one has come. Leaving loses nothing. */
export function NewRequestHeader({ step, steps }: NewRequestHeaderProps) {
  const { t } = useTranslation();
  const label =
    step && steps ? t('common:words.stepOf', { step, steps }) : t('conversations-new:title');
  return (
    <div className={styles['header']}>
      <div className={styles['headerLine']}>
        <Link to="/dashboard" className={styles['close']} aria-label={t('common:actions.close')}>
          <IconX size={24} aria-hidden="true" />
        </Link>
        <span aria-hidden="true">{label}</span>
      </div>
      {step && steps && <StepBar step={step} steps={steps} label={label} />}
    </div>
  );
}
