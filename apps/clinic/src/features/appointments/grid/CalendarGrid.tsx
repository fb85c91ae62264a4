import { MINUTE_MS } from '@zampa/domain/time/durations';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import '../calendar/calendar-grid.css';
import '../calendar/calendar-month.css';
import { wallAt, wallDay } from '@zampa/domain/time/wall-day';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Span } from '@zampa/domain/appointments/slots/spans';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMemo, useRef } from 'react';
import { dayLayout } from './day-layout.ts';
import { DragCalendar } from './drag-and-drop.ts';
import { GridContext, type GridRenderers } from './grid-context.ts';
import type { GridEntry, DropPosition } from './grid-entries.ts';
import { gridComponents } from './grid-components.tsx';
import { isBackground, type Lane, computeBackgroundLanes } from './background-entries.ts';
import { offHoursStyle } from './off-hours-style.ts';
import { useAccessibleGrid } from './use-accessible-grid.ts';
import { wallFormats, wallLocalizer } from './wall-localizer.ts';
import { formatTimeRange } from '../calendar/member-days.ts';
import type { CalendarView } from '../calendar/visible-days.ts';

/** A position in the grid that was clicked or dragged over. `minutes` is null if no range was drawn. */
export type GridPosition = {
  readonly start: Date;
  readonly minutes: number | null;
  readonly memberId: string | null;
};

export interface CalendarGridProps {
  view: Exclude<CalendarView, 'agenda'>;
  day: string;
  entries: readonly GridEntry[];
  /** The columns of the day view. */
  members: readonly StaffMember[];
  renderers: GridRenderers;
  colourOf: (entry: GridEntry) => string;
  classOf: (entry: GridEntry) => string;
  now: () => Date;
  /** The visible hours, in minutes after midnight. */
  visibleHours: Span;
  /** Returns the hours outside working time on a day, for a member if the view has columns. */
  offHoursOn: (day: string, memberId: string | null) => readonly Span[];
  /** The visit that is being dragged in from the list. */
  dragged: GridEntry | null;
  onOpen: (entry: GridEntry) => void;
  onDay: (day: string) => void;
  onMove: (entry: GridEntry, position: DropPosition, how: 'move' | 'resize') => void;
  onSelectTime: (place: GridPosition) => void;
  onDropVisit: (place: GridPosition) => void;
}

const STEP = 15;
const NOON = 720;
const LAST_MINUTE = 1439;
const noop = () => undefined;

/** The calendar grid: hours of a day by member, hours of a week, or days of a month, in the clinic's time zone. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, members, renderers, visibleHours, offHoursOn, dragged } = props;
  const { t } = useTranslation();
  // Memoized: a new object would render every column again.
  const formats = useMemo(
    () => ({
      ...wallFormats,
      eventTimeRangeFormat: (range: { start: Date; end: Date }) =>
        formatTimeRange(t, range, wallDay(range.start)),
    }),
    [t],
  );
  const root = useRef<HTMLDivElement>(null);
  useAccessibleGrid(root);
  const hasColumns = view === 'day';
  // The month view has no backgrounds and draws absences as ordinary entries.
  const backgrounds = view === 'month' ? [] : props.entries.filter(isBackground);
  const lanes = view === 'week' ? computeBackgroundLanes(backgrounds, members.length) : null;
  const createDropHandler = (how: 'move' | 'resize') => (args: Dropped) => {
    const [start, end] = [new Date(args.start), new Date(args.end)];
    const memberId = hasColumns ? toMemberId(args.resourceId) : args.event.memberId;
    const isSame = +start === +args.event.start && +end === +args.event.end;
    if (isSame && memberId === args.event.memberId) return;
    props.onMove(args.event, { start, end, memberId }, how);
  };
  return (
    <GridContext value={renderers}>
      <div ref={root} className="calendar-grid" data-view={view}>
        <DragCalendar
          localizer={wallLocalizer}
          culture={useLanguage()}
          formats={formats}
          messages={{
            showMore: (count: number) => t('appointments:calendar.month.more', { count }),
          }}
          toolbar={false}
          view={view}
          views={['day', 'week', 'month']}
          date={wallAt(day, NOON)}
          onView={noop}
          onNavigate={noop}
          onDrillDown={(date) => props.onDay(wallDay(date))}
          onShowMore={(_events, date) => props.onDay(wallDay(date))}
          getNow={props.now}
          min={wallAt(day, visibleHours.from)}
          max={wallAt(day, Math.min(LAST_MINUTE, visibleHours.to))}
          step={STEP}
          timeslots={60 / STEP}
          showMultiDayTimes
          dayLayoutAlgorithm={dayLayout}
          events={props.entries.filter((entry) => !backgrounds.includes(entry))}
          backgroundEvents={backgrounds}
          titleAccessor="key"
          tooltipAccessor={null}
          allDayAccessor={() => false}
          resourceAccessor={({ memberId }) => memberId ?? ''}
          resourceIdAccessor="id"
          {...(hasColumns && { resources: [...members] })}
          components={gridComponents}
          // The open entry marks itself, so that the calendar does not render again.
          selected={null}
          eventPropGetter={(entry) => ({
            // With this class, a press on a background entry opens it instead of selecting a time.
            className: `rbc-event calendar-entry calendar-${props.classOf(entry)}`,
            style: { color: props.colourOf(entry), ...laneStyle(lanes?.get(entry.key)) },
          })}
          dayPropGetter={(date, memberId) =>
            view === 'month'
              ? {}
              : {
                  style: offHoursStyle(
                    offHoursOn(wallDay(date), toMemberId(memberId)),
                    visibleHours,
                  ),
                }
          }
          selectable
          longPressThreshold={400}
          onSelectEvent={props.onOpen}
          onKeyPressEvent={(entry, event) => {
            if (!isActivationKey(event)) return;
            event.preventDefault();
            props.onOpen(entry);
          }}
          onSelectSlot={({ start, end, resourceId, action }) => {
            if (view === 'month') return props.onDay(wallDay(start));
            const minutes = action === 'select' ? (+end - +start) / MINUTE_MS : null;
            props.onSelectTime({ start, minutes, memberId: toMemberId(resourceId) });
          }}
          draggableAccessor="movable"
          resizableAccessor={({ movable }) => movable && view !== 'month'}
          onEventDrop={createDropHandler('move')}
          onEventResize={createDropHandler('resize')}
          {...(dragged && { dragFromOutsideItem: () => dragged })}
          onDropFromOutside={({ start, resource }) =>
            props.onDropVisit({
              start: new Date(start),
              minutes: null,
              memberId: toMemberId(resource),
            })
          }
        />
      </div>
    </GridContext>
  );
}

const laneStyle = (lane: Lane | undefined) =>
  lane && { '--ground-start': lane.start / 100, '--ground-width': lane.width / 100 };

type Dropped = {
  readonly event: GridEntry;
  readonly start: string | Date;
  readonly end: string | Date;
  readonly resourceId?: string | number;
};

const toMemberId = (resourceId: string | number | undefined): string | null =>
  resourceId === undefined || resourceId === '' ? null : String(resourceId);

const isActivationKey = (event: object): event is { key: string; preventDefault: () => void } =>
  'key' in event && (event.key === 'Enter' || event.key === ' ');
