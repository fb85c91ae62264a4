import { Button } from '@mantine/core';
import { type SlotSource, useSlots } from '@zampa/client/appointments/slots';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import {
  nearestTimes,
  type OfferedTime,
  timesOf,
} from '@zampa/domain/appointments/slots/offered-times';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { QueryStates } from '../states/QueryStates.tsx';
import { whenText } from './when-text.ts';

const OFFERED = 3;
/** So many days before a time that is gone are looked at too. */
const DAYS_BEFORE = 3;

export interface NearestTimesProps {
  source: SlotSource;
  /** The start that is gone. */
  wanted: string;
  assigneeId: string | null;
  busy: string | null;
  onTake: (time: OfferedTime) => void;
}

/** Shows the three free times that are nearest to one that is gone. */
export function NearestTimes({ source, wanted, assigneeId, busy, onTake }: NearestTimesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zone } = source;
  const [first] = useState(() => {
    const today = dayIn(new Date(), zone);
    const before = dayPlus(dayIn(new Date(wanted), zone), -DAYS_BEFORE);
    return before > today ? before : today;
  });
  const slots = useSlots(source, first);
  const near = nearestTimes(timesOf(slots.times, assigneeId), wanted, OFFERED);
  return (
    <QueryStates query={slots} shape="rows" count={1}>
      {() =>
        near.length === 0 ? (
          <p>{t('appointments:hold.noneNear')}</p>
        ) : (
          <>
            <Title size="body">{t('appointments:hold.nearest')}</Title>
            <Stack as="ul" gap="8">
              {near.map((time) => (
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
