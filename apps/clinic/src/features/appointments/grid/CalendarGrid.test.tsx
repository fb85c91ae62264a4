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
const nothing = () => undefined;
const grid = {
  view: 'day',
  day: '2026-11-20',
  members: staff,
  drawing: {
    renderEntry: () => 'A booking',
    renderMember: ({ firstName }) => firstName,
    renderWeekday: () => null,
  },
  colourOf: () => 'green',
  classOf: () => 'confirmed',
  now: () => new Date('2026-11-20T08:00Z'),
  drawn: { from: 480, to: 1080 },
  offOn: () => [],
  dragged: null,
  onOpen: nothing,
  onDay: nothing,
  onMove: nothing,
  onFree: nothing,
  onDropIn: nothing,
} satisfies Omit<CalendarGridProps, 'entries'>;

it('opens what is pressed, and draws none of its columns anew for it', async () => {
  const opened = vi.fn<(entry: GridEntry) => void>();
  // Each column asks it whenever it is drawn.
  const offOn = vi.fn<() => []>(() => []);
  const { page } = await renderAtClinic(
    <CalendarGrid {...grid} entries={[entry]} offOn={offOn} onOpen={opened} />,
  );
  await expect.element(page.getByText('A booking')).toBeVisible();
  expect(offOn).toHaveBeenCalled();
  offOn.mockClear();
  await page.getByText('A booking').click();
  expect(opened.mock.calls.map(([{ key }]) => key)).toEqual(['one']);
  expect(offOn).not.toHaveBeenCalled();
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
  { what: 'what closes the clinic', absence: absenceOf(null), members: staff, from: 0 },
  {
    what: 'the absence of one of two',
    absence: absenceOf(vera.id),
    members: [...staff, { ...staff[0], id: 'another' }] as typeof staff,
    from: 0.5,
  },
])('has $what as the ground of a week, which takes no room from a booking', async (row) => {
  const opened = vi.fn<(opened: GridEntry) => void>();
  const chosen = vi.fn<() => void>();
  const { page } = await renderAtClinic(
    <CalendarGrid
      {...grid}
      view="week"
      members={row.members}
      entries={[row.absence, entry]}
      drawing={{ ...grid.drawing, renderEntry: ({ key }) => (key === 'one' ? 'Luna' : 'Away') }}
      classOf={({ key }) => (key === 'one' ? 'confirmed' : 'absence')}
      onOpen={opened}
      onFree={chosen}
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
  expect(opened.mock.calls.map(([{ event }]) => event.id)).toEqual(['absence']);
  expect(chosen).not.toHaveBeenCalled();
});

it('names a whole day as one, and anything else by its times', async () => {
  const { page } = await renderAtClinic(
    <CalendarGrid
      {...grid}
      drawn={{ from: 0, to: 1440 }}
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
