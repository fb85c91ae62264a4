import { staff, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
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

it('opens what is pressed, and draws none of its columns anew for it', async () => {
  const opened = vi.fn<(entry: GridEntry) => void>();
  // Each column asks it whenever it is drawn.
  const offOn = vi.fn<() => []>(() => []);
  const { page } = await renderAtClinic(
    <CalendarGrid
      view="day"
      day="2026-11-20"
      entries={[entry]}
      members={staff}
      drawing={{
        renderEntry: () => 'A booking',
        renderMember: ({ firstName }) => firstName,
        renderWeekday: () => null,
      }}
      colourOf={() => 'green'}
      classOf={() => 'confirmed'}
      now={() => new Date('2026-11-20T08:00Z')}
      drawn={{ from: 480, to: 1080 }}
      offOn={offOn}
      dragged={null}
      onOpen={opened}
      onDay={nothing}
      onMove={nothing}
      onFree={nothing}
      onDropIn={nothing}
    />,
  );
  await expect.element(page.getByText('A booking')).toBeVisible();
  expect(offOn).toHaveBeenCalled();
  offOn.mockClear();
  await page.getByText('A booking').click();
  expect(opened.mock.calls.map(([{ key }]) => key)).toEqual(['one']);
  expect(offOn).not.toHaveBeenCalled();
});
