import { Button } from '@mantine/core';
import { Radio } from '@zampa/ui/mantine/Radio';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import type { ConflictsProps } from './conflicts-props.ts';
import styles from './HoursConflicts.module.css';
import {
  countDecided,
  type Decision,
  DECISIONS,
  idsWithDecision,
  withUndecidedKept,
} from './hours-decisions.ts';

/** Lists the bookings with the three choices for each. */
export function DecideConflicts({ guard, questions, zone }: ConflictsProps) {
  const { t } = useTranslation();
  const { bookings, total, decisions } = questions;
  return (
    <Stack gap="12">
      <p className={styles['lead']}>{t('timetables:conflicts.lead')}</p>
      {bookings.map((booking) => (
        <DecisionChoice
          key={booking.id}
          booking={booking}
          zone={zone}
          value={decisions[booking.id] ?? null}
          onChange={(decision) => guard.decide({ [booking.id]: decision })}
        />
      ))}
      {total > bookings.length && (
        <p className={styles['lead']}>
          {t('timetables:conflicts.more', { count: total - bookings.length })}
        </p>
      )}
    </Stack>
  );
}

type DecisionChoiceProps = {
  readonly booking: CalendarEvent;
  readonly zone: string;
  readonly value: Decision | null;
  readonly onChange: (decision: Decision) => void;
};

function DecisionChoice({ booking, zone, value, onChange }: DecisionChoiceProps) {
  const { t } = useTranslation();
  const words = {
    keep: t('timetables:conflicts.keep'),
    propose: t('timetables:conflicts.propose'),
    cancel: t('timetables:conflicts.cancel'),
  };
  const choose = (chosen: string) => {
    const decision = DECISIONS.find((each) => each === chosen);
    if (decision) onChange(decision);
  };
  return (
    <Radio.Group
      className={styles['booking'] ?? ''}
      label={<BookingLine booking={booking} zone={zone} />}
      value={value}
      onChange={choose}
    >
      <div className={styles['choices']}>
        {DECISIONS.map((decision) => (
          <Radio key={decision} value={decision} label={words[decision]} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Shows the consequences of the decisions and the save button. */
export function DecideFooter({ guard, questions, isSaving }: ConflictsProps) {
  const { t } = useTranslation();
  const { bookings, decisions } = questions;
  const [decided, count] = [countDecided(decisions, bookings), bookings.length];
  const canceled = idsWithDecision(decisions, 'cancel').length;
  const proposed = idsWithDecision(decisions, 'propose').length;
  return (
    <>
      <p className={styles['told']} role="status">
        {[
          t('timetables:conflicts.decided', { decided, count }),
          canceled > 0 && t('timetables:conflicts.toldCanceled', { count: canceled }),
          proposed > 0 && t('timetables:conflicts.toldProposed', { count: proposed }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Row justify="end">
        {decided < count && (
          <Button
            variant="default"
            onClick={() => guard.decide(withUndecidedKept(decisions, bookings))}
          >
            {decided === 0 ? t('timetables:conflicts.keepAll') : t('timetables:conflicts.keepRest')}
          </Button>
        )}
        <Button disabled={decided < count} loading={isSaving} onClick={guard.save}>
          {t('timetables:conflicts.save')}
        </Button>
      </Row>
    </>
  );
}
