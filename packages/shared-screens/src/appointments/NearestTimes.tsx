import { Button } from '@mantine/core';
import { type SlotSource, useSlots } from '@zampa/client/appointments/slots';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import {
  nearestTimes,
  type OfferedTime,
  timesOfAssignee,
} from '@zampa/domain/appointments/slots/offered-times';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { QueryStates } from '../states/QueryStates.tsx';
import { whenText } from './when-text.ts';

const OFFERED = 3;
/** Also searches this many days before the lost time. */
const DAYS_BEFORE = 3;

export interface NearestTimesProps {
  source: SlotSource;
  /** The start of the lost time. */
  lostStart: string;
  assigneeId: string | null;
  busy: string | null;
  onTake: (time: OfferedTime) => void;
}

/** Shows the three available times nearest to a lost one. */
export function NearestTimes({ source, lostStart, assigneeId, busy, onTake }: NearestTimesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zone } = source;
  const [first] = useState(() => {
    const today = dayIn(new Date(), zone);
    const before = dayPlus(dayIn(new Date(lostStart), zone), -DAYS_BEFORE);
    return before > today ? before : today;
  });
  const slots = useSlots(source, first);
  const nearest = nearestTimes(timesOfAssignee(slots.times, assigneeId), lostStart, OFFERED);
  return (
    <QueryStates query={slots} shape="rows" count={1}>
      {() =>
        nearest.length === 0 ? (
          <p>{t('appointments:hold.noneNear')}</p>
        ) : (
          <>
            <Title size="body">{t('appointments:hold.nearest')}</Title>
            <Stack as="ul" gap="8">
              {nearest.map((time) => (
                <li key={time.start}>
                  <Button
                    variant="default"
                    fullWidth
                    loading={time.start === busy}
                    onClick={() => onTake(time)}
                  >
                    {t('appointments:hold.take', { when: whenText(time.start, zone, language) })}
                  </Button>
                </li>
              ))}
            </Stack>
          </>
        )
      }
    </QueryStates>
  );
}
