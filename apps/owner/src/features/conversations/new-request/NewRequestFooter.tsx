import { Button } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { isServiceGone } from './queries.ts';
import styles from './new-request.module.css';

export interface NewRequestFooterProps {
  /** What the button does. */
  label: string;
  /** The question is being sent. */
  busy: boolean;
  /** What it goes on with is on its way: pressed now, it would be missing. */
  waits: boolean;
  error: Error | null;
  onBack: (() => void) | undefined;
  onGoOn: () => void;
}

/** Shows the primary action, within reach of a thumb. */
export function NewRequestFooter(props: NewRequestFooterProps) {
  const { label, busy, waits, error, onBack, onGoOn } = props;
  const { t } = useTranslation();
  return (
    <div className={styles['footer']}>
      {isServiceGone(error) ? (
        <ErrorLine>{t('conversations-new:missing.serviceGone')}</ErrorLine>
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
          className={styles['forward'] ?? ''}
          loading={busy || waits}
          onClick={onGoOn}
        >
          {label}
        </Button>
      </Row>
    </div>
  );
}
