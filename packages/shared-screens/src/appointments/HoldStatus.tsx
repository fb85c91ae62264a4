import '@zampa/i18n/english/appointments';
import { IconAlertCircle } from '@zampa/ui/icons/IconAlertCircle';
import { IconClockPause } from '@zampa/ui/icons/IconClockPause';
import type { SlotSource } from '@zampa/client/appointments/slots';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import { NearestTimes } from './NearestTimes.tsx';
import type { useHeldSlot } from './use-held-slot.ts';
import { formatCountdown } from './use-seconds-left.ts';
import { whenText } from './when-text.ts';
import styles from './time-choice.module.css';

export interface HoldStatusProps {
  source: SlotSource;
  assigneeId: string | null;
  /** The start of the hold; null when it has ended. */
  start: string | null;
  time: ReturnType<typeof useHeldSlot>;
}

/**
 * Shows the time left of the hold, and a warning if the appointment cannot be changed once booked. When the hold is
 * lost, shows why and the nearest available times.
 */
export function HoldStatus({ source, assigneeId, start, time }: HoldStatusProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { lostSlot, busy, isHeld, secondsLeft, error, take } = time;
  const formatStart = (instant: string) => whenText(instant, source.zone, language);
  return (
    <>
      <div role="status" className="z-visually-hidden">
        {isHeld && start && t('appointments:hold.kept', { when: formatStart(start) })}
      </div>
      {isHeld && start && (
        <div className={styles['hold']}>
          <IconClockPause size={20} aria-hidden="true" />
          <span>
            <strong>{formatStart(start)}</strong>
            <span role="timer">
              {t('appointments:hold.left', { time: formatCountdown(secondsLeft) })}
            </span>
          </span>
        </div>
      )}
      {isHeld && start && refusalToChangeTime('owner', new Date(start), now) && (
        <Callout tone="ask">{t('appointments:hold.final')}</Callout>
      )}
      {lostSlot && (
        <Card as="section" tone="new" className={styles['gone'] ?? ''}>
          <Row as="p" align="start" wrap={false} role="alert" className={styles['lost'] ?? ''}>
            <IconAlertCircle size={20} aria-hidden="true" />
            <Text as="span" tone="apricot" weight="600" capital>
              {lostSlot.taken
                ? t('appointments:hold.lost', { when: formatStart(lostSlot.start) })
                : t('appointments:hold.ranOut', { when: formatStart(lostSlot.start) })}
            </Text>
          </Row>
          <NearestTimes
            key={lostSlot.start}
            source={source}
            lostStart={lostSlot.start}
            assigneeId={assigneeId}
            busy={busy}
            onTake={take}
          />
        </Card>
      )}
      <CallProblem error={error} />
    </>
  );
}
