import { wallDate } from '@zampa/domain/time/wall-date';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { fullName } from '@zampa/domain/people/names';
import { usePersonColour } from '@zampa/ui/people/person-colour';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { FreePlace } from '../grid/CalendarGrid.tsx';
import styles from './CalendarScreen.module.css';
import { EntryContent } from '../grid/EntryContent.tsx';
import { narrowed, stateOf } from './filter.ts';
import {
  type GridEntry,
  hourEntries,
  monthEntries,
  type NewTime,
  timeAfter,
} from '../grid/grid-entries.ts';
import { columnsOf, memberDay, ownHours, spanOn } from './member-days.ts';
import { MemberHeader } from '../grid/MemberHeader.tsx';
import type { CalendarSearch } from './search.ts';
import { unbooked } from './unbooked.ts';
import type { Calendar, Period } from './use-calendar.ts';
import { eachDay } from './visible-days.ts';
import { WeekdayHeader } from '../grid/WeekdayHeader.tsx';
import { drawnHours, offOn, workingOn } from '../grid/working-time.ts';

/** The grid's code is the largest of the clinic and the agenda goes without it; neither needs the other. */
const CalendarGrid = lazy(async () => ({
  default: (await import('../grid/CalendarGrid.tsx')).CalendarGrid,
}));

const CalendarAgenda = lazy(async () => ({
  default: (await import('./CalendarAgenda.tsx')).CalendarAgenda,
}));

/** Only paper shows it. */
const PrintedDay = lazy(async () => ({ default: (await import('./PrintedDay.tsx')).PrintedDay }));

export interface CalendarWorkProps {
  calendar: Calendar;
  period: Period;
  search: CalendarSearch;
  isSmall: boolean;
  /** A visit without a time that is on its way to the grid. */
  dragged: Conversation | null;
  onSearch: (search: CalendarSearch) => void;
  onMove: (event: CalendarEvent, time: NewTime) => void;
  onFree: (place: FreePlace) => void;
  onDropIn: (place: FreePlace) => void;
}

/** Shows the calendar itself: as a list, or as a grid of hours or days. */
export function CalendarWork(props: CalendarWorkProps) {
  const facility = useFacility();
  const { calendar, period, search, isSmall, dragged, onSearch } = props;
  const { t } = useTranslation();
  const personColour = usePersonColour();
  const { view, day, days } = period;
  const { configuration, staff, isLoading } = calendar;
  const { services, workingHours } = configuration;
  const zone = facility.timezone;

  const events = narrowed(calendar.events, search);
  const everybody = columnsOf(staff, calendar.events, t('appointments-calendar:columns.former'));
  const columns = everybody.filter(({ id }) => !search.members || search.members.includes(id));
  // A phone shows the hours of one person.
  const members = isSmall ? columns.slice(0, 1) : columns;
  const ids = view === 'day' ? members.map(({ id }) => id) : [];
  const hasHours = view === 'day' || view === 'week';
  const entries = hasHours
    ? hourEntries(events, { days, zone, members: ids })
    : monthEntries(events, zone);

  const offFor = (date: string, memberId: string | null) => {
    const member = everybody.find(({ id }) => id === memberId);
    if (member?.hasLeft) return offOn([]);
    return offOn(workingOn(date, workingHours, member ? ownHours(member, configuration) : null));
  };
  const drawn = drawnHours(
    eachDay(days).flatMap((date) => workingOn(date, workingHours, null)),
    entries
      .filter(({ event }) => event.category === 'BOOKING')
      .flatMap((entry) => eachDay(days).map((date) => spanOn(entry, date)))
      .filter(({ from, to }) => to > from),
  );
  const open = ({ event }: GridEntry) => onSearch({ ...search, entry: event.id });

  return (
    <div className={styles['work']} aria-busy={isLoading}>
      {isSmall && view === 'day' && columns.length + (search.members?.length ?? 0) > 1 && (
        <select
          className={styles['member']}
          aria-label={t('appointments-calendar:filter.whose')}
          value={members[0]?.id ?? ''}
          onChange={({ currentTarget }) => onSearch({ ...search, members: [currentTarget.value] })}
        >
          {everybody.map((member) => (
            <option key={member.id} value={member.id}>
              {fullName(member)}
            </option>
          ))}
        </select>
      )}
      {isLoading && view === 'agenda' && (
        <Skeletons shape="rows" count={6} label={t('common:states.loading')} />
      )}
      {/* The grid is there already; what fills it must not push it down. */}
      {isLoading && view !== 'agenda' && (
        <span role="status" aria-label={t('common:states.loading')} className="z-visually-hidden" />
      )}
      {view === 'agenda' ? (
        !isLoading && (
          <Suspense
            fallback={<Skeletons shape="rows" count={6} label={t('common:states.loading')} />}
          >
            <CalendarAgenda
              days={days}
              today={period.today}
              entries={entries}
              staff={staff}
              services={services}
              onOpen={open}
            />
          </Suspense>
        )
      ) : (
        <Suspense
          fallback={<Skeletons shape="block" count={1} label={t('common:states.loading')} />}
        >
          <CalendarGrid
            view={view}
            day={day}
            entries={entries}
            members={members}
            drawing={{
              renderEntry: (entry) => (
                <EntryContent entry={entry} services={services} zone={zone} />
              ),
              renderMember: (member) => (
                <MemberHeader
                  member={member}
                  day={memberDay(member, day, configuration, entries)}
                />
              ),
              renderWeekday: (date) => <WeekdayHeader day={date} />,
            }}
            colourOf={({ memberId }) => (memberId ? personColour(memberId) : 'var(--z-ink-3)')}
            classOf={({ event }) => stateOf(event)}
            now={() => wallDate(new Date(), zone)}
            drawn={drawn}
            offOn={offFor}
            dragged={dragged && placeholder(dragged, day)}
            onOpen={open}
            onDay={(chosen) => onSearch({ ...search, view: 'day', day: chosen })}
            onMove={(entry, put, how) =>
              props.onMove(entry.event, timeAfter(entry, put, how, zone))
            }
            onFree={props.onFree}
            onDropIn={props.onDropIn}
          />
        </Suspense>
      )}
      {view === 'day' && (
        <Suspense>
          <PrintedDay
            facilityName={facility.name}
            day={day}
            entries={entries}
            members={members}
            services={services}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is drawn of a visit while it is dragged; its length is settled when it is booked. */
const placeholder = (visit: Conversation, day: string): GridEntry => ({
  key: visit.id,
  event: visit.appointment ?? unbooked(visit),
  start: wallAt(day, 720),
  end: wallAt(day, 750),
  memberId: null,
  movable: true,
});
