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
import { GridContext, type GridDrawing } from './grid-context.ts';
import type { GridEntry, Put } from './grid-entries.ts';
import { gridParts } from './grid-parts.tsx';
import { isGround, type Lane, lanesOf } from './grounds.ts';
import { shadesOf } from './shades.ts';
import { useAccessibleGrid } from './use-accessible-grid.ts';
import { wallFormats, wallLocalizer } from './wall-localizer.ts';
import { timesText } from '../calendar/member-days.ts';
import type { CalendarView } from '../calendar/visible-days.ts';

/** A place in the grid that somebody pointed at; `minutes` is null where no length was drawn. */
export type FreePlace = {
  readonly start: Date;
  readonly minutes: number | null;
  readonly memberId: string | null;
};

export interface CalendarGridProps {
  view: Exclude<CalendarView, 'agenda'>;
  day: string;
  entries: readonly GridEntry[];
  /** The columns of a day. */
  members: readonly StaffMember[];
  drawing: GridDrawing;
  colourOf: (entry: GridEntry) => string;
  classOf: (entry: GridEntry) => string;
  now: () => Date;
  /** Minutes after midnight between which hours are drawn. */
  drawn: Span;
  /** What is no working time on a day; of a member where there are columns. */
  offOn: (day: string, memberId: string | null) => readonly Span[];
  /** What is dragged in from beside the calendar. */
  dragged: GridEntry | null;
  onOpen: (entry: GridEntry) => void;
  onDay: (day: string) => void;
  onMove: (entry: GridEntry, put: Put, how: 'move' | 'resize') => void;
  onFree: (place: FreePlace) => void;
  onDropIn: (place: FreePlace) => void;
}

const STEP = 15;
const NOON = 720;
const LAST_MINUTE = 1439;
const nothing = () => undefined;

/** Shows the hours of a day by member, of a week, or the days of a month, all by the clocks of the facility. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, members, drawing, drawn, offOn, dragged } = props;
  const { t } = useTranslation();
  // Told anew, they would have every column drawn anew.
  const formats = useMemo(
    () => ({
      ...wallFormats,
      eventTimeRangeFormat: (range: { start: Date; end: Date }) =>
        timesText(t, range, wallDay(range.start)),
    }),
    [t],
  );
  const root = useRef<HTMLDivElement>(null);
  useAccessibleGrid(root);
  const hasColumns = view === 'day';
  // In the cells of a month there is no ground but the day's own.
  const grounds = view === 'month' ? [] : props.entries.filter(isGround);
  const lanes = view === 'week' ? lanesOf(grounds, members.length) : null;
  const put = (how: 'move' | 'resize') => (args: Dropped) => {
    const [start, end] = [new Date(args.start), new Date(args.end)];
    const memberId = hasColumns ? memberOf(args.resourceId) : args.event.memberId;
    const isSame = +start === +args.event.start && +end === +args.event.end;
    if (isSame && memberId === args.event.memberId) return;
    props.onMove(args.event, { start, end, memberId }, how);
  };
  return (
    <GridContext value={drawing}>
      <div ref={root} className="calendar-grid" data-view={view}>
        <DragCalendar
          localizer={wallLocalizer}
          culture={useLanguage()}
          formats={formats}
          messages={{
            showMore: (count: number) => t('appointments-calendar:month.more', { count }),
          }}
          toolbar={false}
          view={view}
          views={['day', 'week', 'month']}
          date={wallAt(day, NOON)}
          onView={nothing}
          onNavigate={nothing}
          onDrillDown={(date) => props.onDay(wallDay(date))}
          onShowMore={(_events, date) => props.onDay(wallDay(date))}
          getNow={props.now}
          min={wallAt(day, drawn.from)}
          max={wallAt(day, Math.min(LAST_MINUTE, drawn.to))}
          step={STEP}
          timeslots={60 / STEP}
          showMultiDayTimes
          dayLayoutAlgorithm={dayLayout}
          events={props.entries.filter((entry) => !grounds.includes(entry))}
          backgroundEvents={grounds}
          titleAccessor="key"
          tooltipAccessor={null}
          allDayAccessor={() => false}
          resourceAccessor={({ memberId }) => memberId ?? ''}
          resourceIdAccessor="id"
          {...(hasColumns && { resources: [...members] })}
          components={gridParts}
          // What is opened is marked by the entry itself: of the calendar nothing has to be drawn anew.
          selected={null}
          eventPropGetter={(entry) => ({
            // A press on a ground opens it, as on any other entry, and chooses no time.
            className: `rbc-event calendar-entry calendar-${props.classOf(entry)}`,
            style: { color: props.colourOf(entry), ...placeOf(lanes?.get(entry.key)) },
          })}
          dayPropGetter={(date, memberId) =>
            view === 'month'
              ? {}
              : { style: shadesOf(offOn(wallDay(date), memberOf(memberId)), drawn) }
          }
          selectable
          longPressThreshold={400}
          onSelectEvent={props.onOpen}
          onKeyPressEvent={(entry, event) => {
            if (!isPress(event)) return;
            event.preventDefault();
            props.onOpen(entry);
          }}
          onSelectSlot={({ start, end, resourceId, action }) => {
            if (view === 'month') return props.onDay(wallDay(start));
            const minutes = action === 'select' ? (+end - +start) / MINUTE_MS : null;
            props.onFree({ start, minutes, memberId: memberOf(resourceId) });
          }}
          draggableAccessor="movable"
          resizableAccessor={({ movable }) => movable && view !== 'month'}
          onEventDrop={put('move')}
          onEventResize={put('resize')}
          {...(dragged && { dragFromOutsideItem: () => dragged })}
          onDropFromOutside={({ start, resource }) =>
            props.onDropIn({
              start: new Date(start),
              minutes: null,
              memberId: memberOf(resource),
            })
          }
        />
      </div>
    </GridContext>
  );
}

const placeOf = (lane: Lane | undefined) =>
  lane && { '--ground-start': lane.start / 100, '--ground-width': lane.width / 100 };

type Dropped = {
  readonly event: GridEntry;
  readonly start: string | Date;
  readonly end: string | Date;
  readonly resourceId?: string | number;
};

const memberOf = (resourceId: string | number | undefined): string | null =>
  resourceId === undefined || resourceId === '' ? null : String(resourceId);

const isPress = (event: object): event is { key: string; preventDefault: () => void } =>
  'key' in event && (event.key === 'Enter' || event.key === ' ');
