import { wallDate } from '@zampa/domain/time/wall-date';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { fullName } from '@zampa/domain/people/names';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import type { Translate } from '@zampa/i18n/translator';
import { usePersonColor } from '@zampa/ui/people/person-color';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { GridPosition } from '../grid/grid-props.ts';
import styles from './CalendarScreen.module.css';
import { EntryContent } from '../grid/EntryContent.tsx';
import { filterEvents, toEntryState } from './filter.ts';
import {
  type GridEntry,
  hourEntries,
  monthEntries,
  type NewTime,
  computeNewTime,
} from '../grid/grid-entries.ts';
import { toMemberColumns, computeMemberDay, memberHours, spanOnDay } from './member-days.ts';
import { MemberHeader } from '../grid/MemberHeader.tsx';
import type { CalendarSearch } from './search.ts';
import { toUnbookedEntry } from './to-unbooked-entry.ts';
import type { Calendar, Period } from './use-calendar.ts';
import { eachDay } from './visible-days.ts';
import { WeekdayHeader } from '../grid/WeekdayHeader.tsx';
import { computeVisibleHours, offHours, workingSpansOn } from '../grid/working-time.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded separately: the grid is the largest chunk of the clinic app, and the agenda does not need it. */
const CalendarGrid = lazyPart(async () => (await import('../grid/CalendarGrid.tsx')).CalendarGrid);

const CalendarAgenda = lazyPart(async () => (await import('./CalendarAgenda.tsx')).CalendarAgenda);

/** Visible only in print. */
const PrintedDay = lazyPart(async () => (await import('./PrintedDay.tsx')).PrintedDay);

export interface CalendarContentProps {
  calendar: Calendar;
  period: Period;
  search: CalendarSearch;
  isSmall: boolean;
  /** A visit without a time that is being dragged onto the grid. */
  dragged: ListedConversation | null;
  onSearch: (search: CalendarSearch) => void;
  onMove: (event: CalendarEvent, time: NewTime) => void;
  onSelectTime: (place: GridPosition) => void;
  onDropVisit: (place: GridPosition) => void;
}

/** Shows the calendar's days as an agenda, or as a grid of hours or days. */
export function CalendarContent(props: CalendarContentProps) {
  const facility = useFacility();
  const { calendar, period, search, isSmall, dragged, onSearch } = props;
  const { t } = useTranslation();
  const personColour = usePersonColor();
  const { view, day, days } = period;
  const { configuration, staff, isLoading } = calendar;
  const { services, workingHours } = configuration;
  const zone = facility.timezone;

  const events = filterEvents(calendar.events, search);
  const allColumns = toMemberColumns(
    staff,
    calendar.events,
    t('appointments:calendar.columns.former'),
  );
  const columns = allColumns.filter(({ id }) => !search.members || search.members.includes(id));
  // A phone shows the hours of one person only.
  const members = isSmall ? columns.slice(0, 1) : columns;
  const ids = view === 'day' ? members.map(({ id }) => id) : [];
  const hasHours = view === 'day' || view === 'week';
  const entries = hasHours
    ? hourEntries(events, { days, zone, members: ids })
    : monthEntries(events, zone);

  const offHoursOn = (date: string, memberId: string | null) => {
    const member = allColumns.find(({ id }) => id === memberId);
    if (member?.hasLeft) return offHours([]);
    return offHours(
      workingSpansOn(date, workingHours, member ? memberHours(member, configuration) : null),
    );
  };
  const visibleHours = computeVisibleHours(
    eachDay(days).flatMap((date) => workingSpansOn(date, workingHours, null)),
    entries
      .filter(({ event }) => event.category === 'BOOKING')
      .flatMap((entry) => eachDay(days).map((date) => spanOnDay(entry, date)))
      .filter(({ from, to }) => to > from),
  );
  const openDetails = ({ event }: GridEntry) => onSearch({ ...search, entry: event.id });

  return (
    <div className={styles['work']} aria-busy={isLoading}>
      {isSmall && view === 'day' && columns.length + (search.members?.length ?? 0) > 1 && (
        <select
          className={styles['member']}
          aria-label={t('appointments:calendar.filter.whose')}
          value={members[0]?.id ?? ''}
          onChange={({ currentTarget }) => onSearch({ ...search, members: [currentTarget.value] })}
        >
          {allColumns.map((member) => (
            <option key={member.id} value={member.id}>
              <bdi>{fullName(member)}</bdi>
            </option>
          ))}
        </select>
      )}
      {isLoading && view === 'agenda' && (
        <Skeletons shape="rows" count={6} label={t('common:states.loading')} />
      )}
      {/* The grid is already rendered; the loading state must not shift it. */}
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
              onOpen={openDetails}
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
            renderers={{
              renderEntry: (entry) => (
                <EntryContent entry={entry} services={services} zone={zone} />
              ),
              renderMember: (member) => (
                <MemberHeader
                  member={member}
                  day={computeMemberDay(member, day, configuration, entries)}
                />
              ),
              renderWeekday: (date) => <WeekdayHeader day={date} />,
            }}
            colourOf={({ memberId }) => (memberId ? personColour(memberId) : 'var(--z-ink-3)')}
            classOf={({ event }) => toEntryState(event)}
            now={() => wallDate(new Date(), zone)}
            visibleHours={visibleHours}
            offHoursOn={offHoursOn}
            dragged={dragged && toDraggedEntry(t, dragged, day)}
            onOpen={openDetails}
            onDay={(chosen) => onSearch({ ...search, view: 'day', day: chosen })}
            onMove={(entry, put, how) =>
              props.onMove(entry.event, computeNewTime(entry, put, how, zone))
            }
            onSelectTime={props.onSelectTime}
            onDropVisit={props.onDropVisit}
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

/** The preview of a visit while it is dragged. Its duration is chosen in the booking form. */
const toDraggedEntry = (t: Translate, visit: ListedConversation, day: string): GridEntry => ({
  key: visit.id,
  event: toUnbookedEntry(visit, formatServiceNames(t, visit.payload.serviceNames)),
  start: wallAt(day, 720),
  end: wallAt(day, 750),
  memberId: null,
  movable: true,
});
