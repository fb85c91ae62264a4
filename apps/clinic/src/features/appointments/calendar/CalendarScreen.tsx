import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/services';
import { useMediaQuery } from '@mantine/hooks';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import type {
  ListedAppointment,
  ListedConversation,
} from '@zampa/client/conversations/lists/listed-conversation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { deferOnNavigation } from '@zampa/ui/states/defer-on-navigation.tsx';
import { Suspense, useDeferredValue, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { RenderNewClient } from '../bookings/VisitForm.tsx';
import { TimeRequestLists } from './TimeRequestLists.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import type { GridPosition } from '../grid/grid-props.ts';
import styles from './CalendarScreen.module.css';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { CalendarContent } from './CalendarContent.tsx';
import { toMemberColumns } from './member-days.ts';
import { isNoteCurrent } from './move-note.ts';
import { MoveNotice } from './MoveNotice.tsx';
import { type CalendarSearch, withoutDialog } from './search.ts';
import { useCalendar, usePeriod } from './use-calendar.ts';
import { useMove } from './use-move.ts';
import { useTimeRequests } from './use-time-requests.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded after the calendar; dialogs and details when they are opened. */
const CalendarMenu = lazyPart(
  async () => (await import('../absences/CalendarMenu.tsx')).CalendarMenu,
);
const CalendarBanners = lazyPart(
  async () => (await import('../absences/CalendarBanners.tsx')).CalendarBanners,
);
const CalendarDialogs = lazyPart(
  async () => (await import('./CalendarDialogs.tsx')).CalendarDialogs,
);
const DetailsPlace = lazyPart(async () => (await import('./EntryDetails.tsx')).EntryDetails);
const MoveQuestion = lazyPart(
  async () => (await import('../bookings/ConfirmMoveDialog.tsx')).ConfirmMoveDialog,
);

const DeferredCalendarContent = deferOnNavigation(CalendarContent);
const DeferredTimeRequestLists = deferOnNavigation(TimeRequestLists);

export interface CalendarScreenProps {
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
  /** Renders the form for a new client. */
  renderNewClient: RenderNewClient;
}

/** The calendar screen: days, filters, requests without a time, and the details of an entry. */
export function CalendarScreen({ search, onSearch, renderNewClient }: CalendarScreenProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const isSmall = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const hasAside = useMediaQuery('(width >= 75em)', true, { getInitialValueInEffect: false });
  const period = usePeriod(facility, search, isSmall);
  const query = useCalendar(facility.id, period.days, search);
  const timeRequests = useTimeRequests(facility.id);
  const [dragged, drag] = useState<ListedConversation | null>(null);
  const move = useMove(facility.id, facility.timezone);

  const close = () => {
    const { entry: _, ...rest } = search;
    onSearch(rest);
  };
  const book = (more: CalendarSearch) =>
    onSearch({ ...withoutDialog(search), open: 'booking', ...more });
  const bookAt = (place: GridPosition, visit?: ListedConversation) =>
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
    move.note && isNoteCurrent(move.note, query.data?.events ?? [], isShown) ? move.note : null;
  const showInCalendar = (entry: ListedAppointment | null) => {
    const start = entry?.payload.event.start;
    if (entry && start)
      onSearch({ ...search, day: wallDay(wallDate(start, facility.timezone)), entry: entry.id });
  };
  // Deferred so that the press is shown first. Until then the details of the previous entry stay visible.
  const chosenEntry = useDeferredValue(query.data?.events.find(({ id }) => id === search.entry));
  const deferredSearch = useDeferredValue(search);
  const details = chosenEntry && (
    <Suspense>
      <DetailsPlace
        key={chosenEntry.id}
        isBeside={hasAside}
        event={chosenEntry}
        onClose={close}
        onDone={move.showMessage}
        onMoved={move.reportMove}
      />
    </Suspense>
  );
  const requestLists = (
    <DeferredTimeRequestLists
      search={search}
      requests={timeRequests}
      onAnswer={({ appointment }) => showInCalendar(appointment)}
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
        {/* Rendered from the start, so that the layout does not shift when the days are loaded. */}
        <CalendarFilters
          staff={
            query.data
              ? toMemberColumns(
                  query.data.staff,
                  query.data.events,
                  t('appointments:calendar.columns.former'),
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
        <CalendarBanners onMoves={() => onSearch({ ...withoutDialog(search), open: 'moves' })} />
      </Suspense>
      <div className={styles['panes']}>
        {/* Wait for the requests too: both appear together, so that the days keep their width. */}
        <QueryStates
          query={timeRequests.query.isLoading ? { ...query, data: undefined } : query}
          shape="block"
          count={1}
        >
          {(calendar) => (
            <DeferredCalendarContent
              calendar={{ ...calendar, events: move.preview(calendar.events) }}
              period={period}
              search={search}
              isSmall={isSmall}
              dragged={dragged}
              onSearch={onSearch}
              onMove={move.requestMove}
              onSelectTime={(place) => bookAt(place)}
              onDropVisit={(place) => dragged && bookAt(place, dragged)}
            />
          )}
        </QueryStates>
        {/* Below the days once these are loaded, so that the list does not move down. */}
        {!hasAside && query.data && <div className={styles['below']}>{requestLists}</div>}
        {hasAside && (details || !timeRequests.isEmpty) && (
          <aside className={styles['aside']} aria-label={t('appointments:calendar.aside')}>
            {details}
            {requestLists}
          </aside>
        )}
      </div>
      {!hasAside && details}
      {move.pendingMove && (
        <Suspense>
          <MoveQuestion
            move={move.pendingMove}
            onMove={move.confirmMove}
            onClose={move.cancelMove}
          />
        </Suspense>
      )}
      <MoveNotice note={note} onClose={move.close} />
      {deferredSearch.open && (
        <Suspense>
          <CalendarDialogs
            search={deferredSearch}
            renderNewClient={renderNewClient}
            onSearch={onSearch}
            onMoved={move.reportMove}
          />
        </Suspense>
      )}
    </div>
  );
}
