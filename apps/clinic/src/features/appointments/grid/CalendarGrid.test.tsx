import '@zampa/i18n/english/appointments-calendar';
import { staff, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import type { GridEntry } from './grid-entries.ts';
import { gridProps as grid, sampleEntry as entry } from './grid-samples.test-data.ts';

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
    const column = boxOf(drawn.closest('.calendar-column'));
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

/** Phones have no scroller of their own. */
async function showDesktop() {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await browser.viewport(1440, 900);
  onTestFinished(() => browser.viewport(before.width, before.height));
}

it('CalendarGrid keeps many columns below their headers, and scrolls sideways', async () => {
  await showDesktop();
  const [member] = staff;
  if (!member) throw new Error('nobody works here');
  const members = Array.from({ length: 12 }, (_none, index) => ({
    ...member,
    id: `member ${index}`,
    firstName: `Member with a very long first name ${index}`,
  }));
  const { page } = await renderAtClinic(
    <div style={{ display: 'flex', width: 700, height: 400 }}>
      <CalendarGrid {...grid} members={members} entries={[]} />
    </div>,
  );
  const last = page.getByRole('group', { name: /first name 11/ });
  await expect.element(last).toBeInTheDocument();
  const column = last.element().getBoundingClientRect();
  const head = [...document.querySelectorAll('.calendar-head')].at(-1)?.getBoundingClientRect();
  expect(head?.left).toBeCloseTo(column.left, 0);
  expect(head?.right).toBeCloseTo(column.right, 0);
  expect(column.width).toBeGreaterThanOrEqual(140);
  const scroller = document.querySelector('.calendar-hours');
  expect(scroller?.clientWidth).toBeLessThanOrEqual(700);
  expect(scroller?.scrollWidth).toBeGreaterThan(12 * 140);
});

it('CalendarGrid scrolls to an hour before the current time of today only', async () => {
  await showDesktop();
  const renderDay = async (now: string) => {
    const { page } = await renderAtClinic(
      <div style={{ display: 'flex', height: 300 }} data-now={now}>
        <CalendarGrid {...grid} entries={[entry]} now={() => new Date(now)} />
      </div>,
    );
    await expect
      .element(page.getByRole('button', { name: 'A booking' }).first())
      .toBeInTheDocument();
    return document.querySelector(`[data-now='${now}'] .calendar-hours`)?.scrollTop;
  };
  expect(await renderDay('2026-11-20T11:00Z')).toBeCloseTo(2 * 96, 0);
  expect(await renderDay('2026-11-21T11:00Z')).toBe(0);
});
