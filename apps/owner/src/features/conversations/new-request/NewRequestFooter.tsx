import { Button } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { isServiceUnavailable } from './queries.ts';
import styles from './new-request.module.css';

export interface NewRequestFooterProps {
  /** Text of the forward button. */
  label: string;
  /** The request is being sent. */
  busy: boolean;
  /** The chosen slot is not held yet; the button waits for it. */
  isWaiting: boolean;
  /** Whether continuing is the main action of the step; false where the user should rather call. */
  isMain: boolean;
  error: Error | null;
  onBack: (() => void) | undefined;
  onContinue: () => void;
}

/** Footer of a step: error, Back and the forward button. */
export function NewRequestFooter(props: NewRequestFooterProps) {
  const { label, busy, isWaiting, isMain, error, onBack, onContinue } = props;
  const { t } = useTranslation();
  return (
    <div className={styles['footer']}>
      {isServiceUnavailable(error) ? (
        <ErrorLine>{t('conversations:newRequest.missing.serviceGone')}</ErrorLine>
      ) : (
        <CallProblem error={error} />
      )}
      <Row>
        {onBack && (
          <Button variant="default" size="lg" disabled={busy} onClick={onBack}>
            {t('common:actions.back')}
          </Button>
        )}
        <Button
          size="lg"
          variant={isMain ? 'filled' : 'default'}
          className={styles['forward'] ?? ''}
          loading={busy || isWaiting}
          onClick={onContinue}
        >
          {label}
        </Button>
      </Row>
    </div>
  );
}
