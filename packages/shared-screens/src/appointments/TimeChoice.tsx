import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { IconWorld } from '@zampa/ui/icons/IconWorld';
import type { SlotSource } from '@zampa/client/appointments/slots';
import type { Person } from '@zampa/contract/people/user';
import { dayIn, daysFrom } from '@zampa/domain/time/plain-days';
import { publicName } from '@zampa/domain/people/names';
import type { OfferedTime } from '@zampa/domain/appointments/slots/offered-times';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { type ReactNode, useState } from 'react';
import { QueryStates } from '../states/QueryStates.tsx';
import { DayStrip } from './DayStrip.tsx';
import { DayTimes } from './DayTimes.tsx';
import { TeamMemberChoice } from './TeamMemberChoice.tsx';
import { useOfferedTimes } from './use-offered-times.ts';
import { isOtherLocalTime } from './when-text.ts';
import { cityName } from '@zampa/i18n/format/city-name';
import styles from './time-choice.module.css';

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
  const slots = useOfferedTimes(source, assigneeId);
  const { byDay } = slots;
  const [picked, setPicked] = useState<string | null>(null);
  const chosenDay = value && dayIn(new Date(value), source.zone);
  const day =
    [picked, chosenDay].find((candidate) => candidate && byDay.has(candidate)) ?? firstKey(byDay);
  const people = peopleWithTimes(staff, slots.times);
  const until = formatCalendarDay(slots.until);
  const name = people.find(({ id }) => id === assigneeId)?.name;
  const later = slots.hasNextPage && (
    <LaterTimesButton
      isLoading={slots.isFetchingNextPage}
      onLoad={() => void slots.fetchNextPage()}
    />
  );
  return (
    <QueryStates query={slots} shape="cards" count={3}>
      {() => (
        <Stack>
          {onAssignee && people.length > 1 && (
            <TeamMemberChoice people={people} value={assigneeId} onChange={onAssignee} />
          )}
          {isOtherLocalTime(new Date(), source.zone) && <OtherZoneNote zone={source.zone} />}
          {day ? (
            <>
              <DayStrip
                days={daysFrom(slots.first, slots.until).map((candidate) => ({
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

function peopleWithTimes(staff: readonly Person[], times: readonly OfferedTime[]) {
  const free = new Set(times.flatMap(({ assignees }) => assignees));
  return staff
    .filter(({ id }) => free.has(id))
    .map((person) => ({ id: person.id, name: publicName(person) }));
}

/** Says in which time zone the times are, for a reader in another one. */
function OtherZoneNote({ zone }: { zone: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Callout tone="info" icon={<IconWorld size={18} aria-hidden="true" />}>
      {t('appointments:choice.zone', { zone: cityName(zone, language) })}
    </Callout>
  );
}

function LaterTimesButton({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      className={styles['later'] ?? ''}
      loading={isLoading}
      onClick={onLoad}
    >
      {t('appointments:choice.later')}
    </Button>
  );
}

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
