import '@zampa/i18n/english/appointments-calendar';
import { staff, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { EntryContent } from './EntryContent.tsx';
import type { GridEntry } from './grid-entries.ts';

const at = (clock: string) => new Date(`2026-11-20T${clock}Z`);

const visit = (title: string, from: string, to: string): GridEntry => {
  const event = sampleEvent({ id: title });
  const { payload } = event;
  return {
    key: title,
    event: { ...event, payload: { ...payload, event: { ...payload.event, title } } },
    start: at(from),
    end: at(to),
    memberId: vera.id,
    movable: true,
  };
};

const noop = () => undefined;

const renderGrid = (
  view: 'day' | 'week',
  entries: readonly GridEntry[],
  onOpen: (entry: GridEntry) => void = noop,
) =>
  renderAtClinic(
    <CalendarGrid
      view={view}
      day="2026-11-20"
      members={staff}
      entries={entries}
      renderers={{
        renderEntry: (entry) => <EntryContent entry={entry} services={[]} zone="Europe/Rome" />,
        renderMember: ({ firstName }) => firstName,
        renderWeekday: () => null,
      }}
      colourOf={() => 'green'}
      classOf={() => 'confirmed'}
      now={() => at('08:00')}
      visibleHours={{ from: 480, to: 1080 }}
      offHoursOn={() => []}
      dragged={null}
      onOpen={onOpen}
      onDay={noop}
      onMove={noop}
      onSelectTime={noop}
      onDropVisit={noop}
    />,
  );

type RenderedPage = Awaited<ReturnType<typeof renderGrid>>['page'];

async function readBoxes(page: RenderedPage, ...titles: readonly string[]) {
  const boxes: { frame: DOMRect; line: DOMRect; column: DOMRect }[] = [];
  for (const title of titles) {
    const entry = page.getByRole('button', { name: title });
    await expect.element(entry).toBeInTheDocument();
    const element = entry.element();
    const column = element.closest('.calendar-entries');
    const line = page.getByText(title).element();
    if (!column) throw new Error(`${title} stands in no column`);
    boxes.push({
      frame: element.getBoundingClientRect(),
      line: line.getBoundingClientRect(),
      column: column.getBoundingClientRect(),
    });
  }
  return boxes;
}

it.each(['day', 'week'] as const)(
  'CalendarGrid draws short consecutive visits of a %s at full width, each with a readable line',
  async (view) => {
    const onOpen = vi.fn<(entry: GridEntry) => void>();
    const { page } = await renderGrid(
      view,
      [
        visit('Stitches', '09:00', '09:15'),
        visit('Vaccine', '09:15', '09:30'),
        visit('Chip', '09:30', '09:40'),
        visit('Drops', '09:40', '09:50'),
        visit('Check', '09:50', '10:20'),
      ],
      onOpen,
    );
    const boxes = await readBoxes(page, 'Stitches', 'Vaccine', 'Chip', 'Drops', 'Check');
    for (const { frame, line, column } of boxes) {
      expect(frame.left).toBeCloseTo(column.left, 0);
      expect(frame.width).toBeCloseTo(column.width, 0);
      // The line is fully inside its frame.
      expect(line.top).toBeGreaterThanOrEqual(frame.top - 0.5);
      expect(line.bottom).toBeLessThanOrEqual(frame.bottom + 0.5);
    }
    const covered = boxes.slice(1).map(({ frame }, place) => {
      const before = boxes[place]?.frame.bottom ?? Infinity;
      return before - frame.top;
    });
    expect(Math.max(...covered)).toBeLessThanOrEqual(0.5);
    for (const title of ['Stitches', 'Chip', 'Drops']) await page.getByText(title).click();
    expect(onOpen.mock.calls.map(([{ key }]) => key)).toEqual(['Stitches', 'Chip', 'Drops']);
  },
);

it('CalendarGrid draws only overlapping visits side by side', async () => {
  const { page } = await renderGrid('day', [
    visit('Stitches', '09:00', '09:30'),
    visit('Vaccine', '09:15', '09:45'),
    visit('Check', '09:45', '10:00'),
  ]);
  const [stitches, vaccine, check] = await readBoxes(page, 'Stitches', 'Vaccine', 'Check');
  if (!stitches || !vaccine || !check) throw new Error('a visit is not drawn');
  expect(vaccine.frame.left).toBeGreaterThanOrEqual(stitches.frame.right - 0.5);
  expect(vaccine.frame.right).toBeCloseTo(vaccine.column.right, 0);
  expect(check.frame.width).toBeCloseTo(check.column.width, 0);
});
