import { staff, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import type { GridEntry } from './grid-entries.ts';
import type { CalendarGridProps } from './grid-props.ts';

/** A booking of an hour at nine. */
export const sampleEntry: GridEntry = {
  key: 'one',
  event: sampleEvent(),
  start: new Date('2026-11-20T09:00Z'),
  end: new Date('2026-11-20T10:00Z'),
  memberId: vera.id,
  movable: true,
};

const noop = () => undefined;

/** The grid of a day from eight to six, which does nothing. */
export const gridProps = {
  view: 'day',
  day: '2026-11-20',
  members: staff,
  renderers: {
    renderEntry: () => 'A booking',
    renderMember: ({ firstName }) => firstName,
    renderWeekday: () => null,
  },
  colourOf: () => 'green',
  classOf: () => 'confirmed',
  now: () => new Date('2026-11-20T08:00Z'),
  visibleHours: { from: 480, to: 1080 },
  offHoursOn: () => [],
  dragged: null,
  onOpen: noop,
  onDay: noop,
  onMove: noop,
  onSelectTime: noop,
  onDropVisit: noop,
} satisfies Omit<CalendarGridProps, 'entries'>;
