import '@zampa/i18n/english/appointments-calendar';
import { staff, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { CalendarGrid, type CalendarGridProps } from './CalendarGrid.tsx';
import type { GridEntry } from './grid-entries.ts';

const entry: GridEntry = {
  key: 'one',
  event: sampleEvent(),
  start: new Date('2026-11-20T09:00Z'),
  end: new Date('2026-11-20T10:00Z'),
  memberId: vera.id,
  movable: true,
};
const noop = () => undefined;
const grid = {
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

it('CalendarGrid opens the pressed entry without rerendering the columns', async () => {
  const onOpen = vi.fn<(entry: GridEntry) => void>();
  // Called for each column whenever it is rendered.
  const offHoursOn = vi.fn<() => []>(() => []);
  const { page } = await renderAtClinic(
    <CalendarGrid {...grid} entries={[entry]} offHoursOn={offHoursOn} onOpen={onOpen} />,
  );
  await expect.element(page.getByText('A booking')).toBeVisible();
  expect(offHoursOn).toHaveBeenCalled();
  offHoursOn.mockClear();
  await page.getByText('A booking').click();
  expect(onOpen.mock.calls.map(([{ key }]) => key)).toEqual(['one']);
  expect(offHoursOn).not.toHaveBeenCalled();
});

const ofDay = { start: new Date('2026-11-20T00:00Z'), end: new Date('2026-11-20T23:59Z') };
const absenceOf = (memberId: string | null): GridEntry => ({
  ...entry,
  ...ofDay,
  key: 'absence',
  event: sampleEvent({ id: 'absence', category: 'OOO', member: memberId }),
  memberId,
  movable: false,
});

it.each([
  { what: 'a closure', absence: absenceOf(null), members: staff, from: 0 },
  {
    what: 'the absence of one of two members',
    absence: absenceOf(vera.id),
    members: [...staff, { ...staff[0], id: 'another' }] as typeof staff,
    from: 0.5,
  },
])(
  'CalendarGrid draws $what as a background in the week view, without narrowing bookings',
  async (row) => {
    const onOpen = vi.fn<(onOpen: GridEntry) => void>();
    const onSelectTime = vi.fn<() => void>();
    const { page } = await renderAtClinic(
      <CalendarGrid
        {...grid}
        view="week"
        members={row.members}
        entries={[row.absence, entry]}
        renderers={{
          ...grid.renderers,
          renderEntry: ({ key }) => (key === 'one' ? 'Luna' : 'Away'),
        }}
        classOf={({ key }) => (key === 'one' ? 'confirmed' : 'absence')}
        onOpen={onOpen}
        onSelectTime={onSelectTime}
      />,
    );
    const boxOf = (element: Element | null | undefined) => {
      if (!element) throw new Error('it is not drawn');
      return element.getBoundingClientRect();
    };
    const ground = page.getByRole('button', { name: 'Away' });
    await expect.element(ground).toBeVisible();
    const drawn = ground.element();
    const column = boxOf(drawn.closest('.rbc-day-slot'));
    const [absence, booking] = [
      boxOf(drawn),
      boxOf(page.getByRole('button', { name: 'Luna' }).element()),
    ];
    expect(absence.left).toBeCloseTo(column.left + row.from * column.width, -0.5);
    expect(absence.right).toBeCloseTo(column.right, -0.5);
    expect(booking.width).toBeGreaterThan(column.width - 16);
    await page.getByText('Away').click();
    expect(onOpen.mock.calls.map(([{ event }]) => event.id)).toEqual(['absence']);
    expect(onSelectTime).not.toHaveBeenCalled();
  },
);

it('CalendarGrid labels an all-day entry "All day", and other entries with their hours', async () => {
  const { page } = await renderAtClinic(
    <CalendarGrid
      {...grid}
      visibleHours={{ from: 0, to: 1440 }}
      entries={[
        { ...entry, ...ofDay, movable: false },
        { ...entry, key: 'two' },
      ]}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'All day A booking' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '09:00 – 10:00 A booking' }))
    .toBeInTheDocument();
});
