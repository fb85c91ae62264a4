import { Button } from '@mantine/core';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import styles from './appointments.module.css';

export interface BookSlotButtonProps {
  /** The chosen time in words; null if none is chosen. */
  when: string | null;
  /** Whether the visit has a time, which is moved. */
  isMove: boolean;
  /** Whether the time is booked right away, not only asked for. */
  isInstant: boolean;
  /** Whether the chosen time is held. */
  isHeld: boolean;
  isBusy: boolean;
  error: Error | null;
  onBook: () => void;
}

/** Button that books the chosen time slot; says whether it is booked, moved or asked for. */
export function BookSlotButton(props: BookSlotButtonProps) {
  const { when, isMove, isInstant, isHeld, isBusy, error, onBook } = props;
  const { t } = useTranslation();
  const label = () => {
    if (when === null) return t('appointments:move.titleFirst');
    if (isMove) return t('appointments:move.confirm', { when });
    return isInstant ? t('appointments:move.book', { when }) : t('appointments:move.ask', { when });
  };
  return (
    <div className={styles['footer']}>
      <CallProblem error={isSlotLost(error) ? null : error} />
      <Button size="lg" fullWidth disabled={!isHeld} loading={isBusy} onClick={onBook}>
        {label()}
      </Button>
    </div>
  );
}
