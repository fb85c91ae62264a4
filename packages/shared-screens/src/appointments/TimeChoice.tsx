import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { IconWorld } from '@zampa/ui/icons/IconWorld';
import { type SlotSource, useSlots } from '@zampa/client/appointments/slots';
import type { Person } from '@zampa/contract/people/user';
import { dayIn, daysFrom } from '@zampa/domain/time/plain-days';
import { publicName } from '@zampa/domain/people/names';
import {
  type OfferedTime,
  timesByDay,
  timesOfAssignee,
} from '@zampa/domain/appointments/slots/offered-times';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { QueryStates } from '../states/QueryStates.tsx';
import { DayStrip } from './DayStrip.tsx';
import { DayTimes } from './DayTimes.tsx';
import { TeamMemberChoice } from './TeamMemberChoice.tsx';
import { isOtherLocalTime } from './when-text.ts';
import { cityName } from '@zampa/i18n/format/city-name';
import styles from './time-choice.module.css';

/** Loads up to this many pages automatically while no time is available. */
const AUTO_LOADED_PAGES = 3;

export interface TimeChoiceProps {
  source: SlotSource;
  /** Team members of the clinic; only those with available times are offered. */
  staff?: readonly Person[];
  assigneeId?: string | null;
  onAssignee?: (id: string | null) => void;
  value: string | null;
  busy: string | null;
  onChoose: (time: OfferedTime) => void;
}

/** Picker for an available time: team member, day, time. Loads more days on request. */
export function TimeChoice(props: TimeChoiceProps) {
  const { source, staff = [], assigneeId = null, onAssignee, value, busy, onChoose } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const [first] = useState(() => dayIn(new Date(), source.zone));
  const slots = useSlots(source, first);
  const { hasNextPage, isFetching, fetchNextPage } = slots;
  const times = timesOfAssignee(slots.times, assigneeId);
  const byDay = timesByDay(times, source.zone);
  const [picked, setPicked] = useState<string | null>(null);
  const chosenDay = value && dayIn(new Date(value), source.zone);
  const day =
    [picked, chosenDay].find((candidate) => candidate && byDay.has(candidate)) ?? firstKey(byDay);

  const isSearching =
    times.length === 0 && hasNextPage && (slots.data?.pages.length ?? 0) < AUTO_LOADED_PAGES;
  useEffect(() => {
    if (isSearching && !isFetching && slots.isSuccess) void fetchNextPage();
  }, [isSearching, isFetching, slots.isSuccess, fetchNextPage]);

  const free = new Set(slots.times.flatMap(({ assignees }) => assignees));
  const people = staff
    .filter(({ id }) => free.has(id))
    .map((person) => ({ id: person.id, name: publicName(person) }));
  const until = formatCalendarDay(slots.until);
  const name = people.find(({ id }) => id === assigneeId)?.name;
  const later = hasNextPage && (
    <Button
      variant="default"
      className={styles['later'] ?? ''}
      loading={slots.isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t('appointments:choice.later')}
    </Button>
  );
  const query = { ...slots, data: isSearching ? undefined : slots.data };
  return (
    <QueryStates query={query} shape="cards" count={3}>
      {() => (
        <Stack>
          {onAssignee && people.length > 1 && (
            <TeamMemberChoice people={people} value={assigneeId} onChange={onAssignee} />
          )}
          {isOtherLocalTime(new Date(), source.zone) && (
            <Callout tone="info" icon={<IconWorld size={18} aria-hidden="true" />}>
              {t('appointments:choice.zone', { zone: cityName(source.zone, language) })}
            </Callout>
          )}
          {day ? (
            <>
              <DayStrip
                days={daysFrom(first, slots.until).map((candidate) => ({
                  day: candidate,
                  free: byDay.get(candidate)?.length ?? 0,
                }))}
                value={day}
                onChange={setPicked}
              >
                {later}
              </DayStrip>
              <DayTimes
                day={day}
                times={byDay.get(day) ?? []}
                zone={source.zone}
                value={value}
                busy={busy}
                onChoose={onChoose}
              />
            </>
          ) : (
            <NoTimesState action={later}>
              {name
                ? t('appointments:choice.noneWith', { name, day: until })
                : t('appointments:choice.noneWhy', { day: until })}
            </NoTimesState>
          )}
        </Stack>
      )}
    </QueryStates>
  );
}

const firstKey = (byDay: ReadonlyMap<string, unknown>) => byDay.keys().next().value ?? null;

function NoTimesState({ action, children }: { action: ReactNode; children: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<IconCalendarOff size={36} />}
      title={t('appointments:choice.none')}
      action={action}
    >
      {children}
    </EmptyState>
  );
}
