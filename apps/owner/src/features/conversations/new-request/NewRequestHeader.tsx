import { IconX } from '@zampa/ui/icons/IconX';
import { Link } from '@tanstack/react-router';
import { StepBar } from '@zampa/ui/stepper/StepBar.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './new-request.module.css';

export interface NewRequestHeaderProps {
  /** Counted from 1; absent until the number of steps is final. */
  step?: number;
  steps?: number;
}

/** Header with a close button and the progress. Closing keeps the draft. */
export function NewRequestHeader({ step, steps }: NewRequestHeaderProps) {
  const { t } = useTranslation();
  const label =
    step && steps ? t('common:words.stepOf', { step, steps }) : t('conversations:newRequest.title');
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
