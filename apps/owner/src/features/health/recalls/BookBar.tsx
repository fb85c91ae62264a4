import { Button } from '@mantine/core';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import styles from './recalls.module.css';

export interface BookBarProps {
  /** The chosen time; null if none is chosen. */
  start: string | null;
  zone: string;
  isBusy: boolean;
  error: Error | null;
  onBack: () => void;
  onBook: (start: string) => void;
}

/** Bar at the bottom of the choice of a time: back, and the button that books the chosen time. */
export function BookBar({ start, zone, isBusy, error, onBack, onBook }: BookBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['bar']}>
      <CallProblem error={error} />
      <Row fill>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onBack}>
          {t('common:actions.back')}
        </Button>
        <Button size="lg" disabled={!start} loading={isBusy} onClick={() => start && onBook(start)}>
          {start
            ? t('appointments:move.book', { when: whenText(start, zone, language) })
            : t('appointments:move.titleFirst')}
        </Button>
      </Row>
    </div>
  );
}
