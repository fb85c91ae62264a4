import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/services';
import { useMediaQuery } from '@mantine/hooks';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { shownLater } from '@zampa/ui/states/shown-later.tsx';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { RenderNewClient } from '../bookings/VisitForm.tsx';
import { AskedTimes } from './AskedTimes.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import type { FreePlace } from '../grid/CalendarGrid.tsx';
import styles from './CalendarScreen.module.css';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { CalendarWork } from './CalendarWork.tsx';
import { columnsOf } from './member-days.ts';
import { stillHolds } from './move-note.ts';
import { MoveNotice } from './MoveNotice.tsx';
import { type CalendarSearch, withoutDialog } from './search.ts';
import { useCalendar, usePeriod } from './use-calendar.ts';
import { useMove } from './use-move.ts';
import { useTimeRequests } from './use-time-requests.ts';

/** What is not the calendar itself comes after it, dialogs and details when they are opened. */
const CalendarMenu = lazy(async () => ({
  default: (await import('../absences/CalendarMenu.tsx')).CalendarMenu,
}));
const CalendarBanners = lazy(async () => ({
  default: (await import('../absences/CalendarBanners.tsx')).CalendarBanners,
}));
const CalendarDialogs = lazy(async () => ({
  default: (await import('./CalendarDialogs.tsx')).CalendarDialogs,
}));
const DetailsPlace = lazy(async () => ({
  default: (await import('./DetailsPlace.tsx')).DetailsPlace,
}));
const MoveQuestion = lazy(async () => ({
  default: (await import('../bookings/MoveQuestion.tsx')).MoveQuestion,
}));

const Work = shownLater(CalendarWork);
const Asked = shownLater(AskedTimes);

export interface CalendarScreenProps {
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
  /** The form for a client who is not there yet. */
  renderNewClient: RenderNewClient;
}

/** Shows the staff's time: what is booked, what is free, who waits for a time. */
export function CalendarScreen({ search, onSearch, renderNewClient }: CalendarScreenProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const isSmall = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const hasAside = useMediaQuery('(width >= 75em)', true, { getInitialValueInEffect: false });
  const period = usePeriod(facility, search, isSmall);
  const query = useCalendar(facility.id, period.days, search);
  const asked = useTimeRequests(facility.id);
  const [dragged, drag] = useState<Conversation | null>(null);
  const move = useMove(facility.id, facility.timezone);

  const close = () => {
    const { entry: _, ...rest } = search;
    onSearch(rest);
  };
  const book = (more: CalendarSearch) =>
    onSearch({ ...withoutDialog(search), open: 'booking', ...more });
  const bookAt = (place: FreePlace, visit?: Conversation) =>
    book({
      at: `${wallDay(place.start)}T${wallTime(place.start)}`,
      ...(place.minutes && { minutes: place.minutes }),
      ...(place.memberId && { member: place.memberId }),
      ...(visit && { visit: visit.id }),
    });
  const isShown = (instant: string) => {
    const day = wallDay(wallDate(instant, facility.timezone));
    return period.days.from <= day && day <= period.days.to;
  };
  const note =
    move.note && stillHolds(move.note, query.data?.events ?? [], isShown) ? move.note : null;
  const show = (entry: CalendarEvent | null) => {
    const start = entry?.payload.event.start;
    if (entry && start)
      onSearch({ ...search, day: wallDay(wallDate(start, facility.timezone)), entry: entry.id });
  };
  // The press shows first: dialogs and details come a moment later, and those of another entry stay until then.
  const chosen = useDeferredValue(query.data?.events.find(({ id }) => id === search.entry));
  const opened = useDeferredValue(search);
  const details = chosen && (
    <Suspense>
      <DetailsPlace
        key={chosen.id}
        isBeside={hasAside}
        event={chosen}
        onClose={close}
        onDone={move.say}
        onMoved={move.noteMove}
      />
    </Suspense>
  );
  const waiting = (
    <Asked
      search={search}
      asked={asked}
      onAnswer={({ appointment }) => show(appointment)}
      onBook={({ id }) => book({ visit: id })}
      onDrag={drag}
    />
  );

  return (
    <div className={styles['screen']}>
      <CalendarToolbar
        period={period}
        zone={facility.timezone}
        isSmall={isSmall}
        onGo={(part) => onSearch({ ...search, ...part })}
        onNew={() => book({})}
      >
        {/* There from the first moment, so that nothing moves when the days arrive. */}
        <CalendarFilters
          staff={
            query.data
              ? columnsOf(
                  query.data.staff,
                  query.data.events,
                  t('appointments-calendar:columns.former'),
                )
              : []
          }
          services={query.data?.configuration.services ?? []}
          filter={search}
          onFilter={(filter) => {
            const { members: _, services: __, states: ___, ...rest } = search;
            onSearch({ ...rest, ...filter });
          }}
        />
        <Suspense>
          <CalendarMenu
            mayPrint={period.view === 'day'}
            onOpen={(open) => onSearch({ ...withoutDialog(search), open })}
          />
        </Suspense>
      </CalendarToolbar>
      <Suspense>
        <CalendarBanners />
      </Suspense>
      <div className={styles['panes']}>
        {/* Who waits stands beside the days: they come together, so that the days keep their width. */}
        <QueryStates
          query={asked.query.isLoading ? { ...query, data: undefined } : query}
          shape="block"
          count={1}
        >
          {(calendar) => (
            <Work
              calendar={{ ...calendar, events: move.preview(calendar.events) }}
              period={period}
              search={search}
              isSmall={isSmall}
              dragged={dragged}
              onSearch={onSearch}
              onMove={move.put}
              onFree={(place) => bookAt(place)}
              onDropIn={(place) => dragged && bookAt(place, dragged)}
            />
          )}
        </QueryStates>
        {/* Below the days, which are higher than what stands there while they come. */}
        {!hasAside && query.data && <div className={styles['below']}>{waiting}</div>}
        {hasAside && (details || !asked.isEmpty) && (
          <aside className={styles['aside']} aria-label={t('appointments-calendar:aside')}>
            {details}
            {waiting}
          </aside>
        )}
      </div>
      {!hasAside && details}
      {move.asked && (
        <Suspense>
          <MoveQuestion move={move.asked} onMove={move.answer} onClose={move.takeBack} />
        </Suspense>
      )}
      <MoveNotice note={note} onClose={move.close} />
      {opened.open && (
        <Suspense>
          <CalendarDialogs
            search={opened}
            renderNewClient={renderNewClient}
            onSearch={onSearch}
            onMoved={move.noteMove}
          />
        </Suspense>
      )}
    </div>
  );
}
