import '@zampa/i18n/english/appointments-calendar';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import type { DropPosition, GridEntry } from './grid-entries.ts';
import { gridProps, sampleEntry } from './grid-samples.test-data.ts';
import type { CalendarGridProps, GridPosition } from './grid-props.ts';

const QUARTER_PX = 24;

/** All of the hours fit, so that nothing scrolls during a test. */
async function renderGrid(props: Partial<CalendarGridProps> = {}) {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await browser.viewport(1440, 1200);
  onTestFinished(() => browser.viewport(before.width, before.height));
  const calls: string[] = [];
  const show = (date: Date) => date.toISOString().slice(8, 16);
  const showPlace = ({ start, minutes }: GridPosition) => `${show(start)} for ${minutes}`;
  const onMove = (_entry: GridEntry, { start, end }: DropPosition, how: string) =>
    calls.push(`${how} to ${show(start)} – ${show(end)}`);
  const { page } = await renderAtClinic(
    <CalendarGrid
      {...gridProps}
      entries={[sampleEntry]}
      onMove={onMove}
      onOpen={({ key }) => calls.push(`open ${key}`)}
      onDay={(day) => calls.push(`day ${day}`)}
      onSelectTime={(place) => calls.push(`select ${showPlace(place)}`)}
      onDropVisit={(place) => calls.push(`visit at ${showPlace(place)}`)}
      {...props}
    />,
  );
  const button = page.getByRole('button', { name: 'A booking' }).first();
  await expect.element(button).toBeVisible();
  return { page, calls, booking: button.element() as HTMLElement };
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

type Pointer = { readonly type: string; readonly pointerType?: string };

const point = (target: Element, x: number, y: number, { type, pointerType = 'mouse' }: Pointer) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType,
      clientX: x,
      clientY: y,
    }),
  );

/** Presses an element near its top, moves the pointer by some pixels and lets go. */
function drag(target: Element, x: number, y: number): void {
  const { left, top } = target.getBoundingClientRect();
  const from = { x: left + 8, y: top + 4 };
  point(target, from.x, from.y, { type: 'pointerdown' });
  point(target, from.x + x / 2, from.y + y / 2, { type: 'pointermove' });
  point(target, from.x + x, from.y + y, { type: 'pointermove' });
  point(target, from.x + x, from.y + y, { type: 'pointerup' });
}

it('a drag moves an entry by quarters of an hour, and the click after it opens nothing', async () => {
  const { booking, calls } = await renderGrid();
  drag(booking, 0, 2 * QUARTER_PX + 5);
  booking.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(calls).toEqual(['move to 20T09:30 – 20T10:30']);
});

it('a drag of an edge changes the start or end', async () => {
  const { calls } = await renderGrid();
  drag(find('[data-edge=end]'), 0, 2 * QUARTER_PX);
  drag(find('[data-edge=start]'), 0, -QUARTER_PX);
  expect(calls).toEqual(['resize to 20T09:00 – 20T10:30', 'resize to 20T08:45 – 20T10:00']);
});

it('a drag over an empty place selects its times, and a click selects its quarter of an hour', async () => {
  const { calls } = await renderGrid();
  const column = find('.calendar-column');
  const { left, top } = column.getBoundingClientRect();
  drag(column, 0, 2 * QUARTER_PX);
  // The click that a browser sends after a drag.
  column.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(calls.splice(0)).toEqual(['select 20T08:00 for 45']);
  const [clientX, clientY] = [left + 20, top + QUARTER_PX + 5];
  point(column, clientX, clientY, { type: 'pointerdown' });
  point(column, clientX, clientY, { type: 'pointerup' });
  column.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
  expect(calls).toEqual(['select 20T08:15 for null']);
});

it('Escape cancels a drag', async () => {
  const { booking, calls } = await renderGrid();
  const { left, top } = booking.getBoundingClientRect();
  point(booking, left + 8, top + 4, { type: 'pointerdown' });
  point(booking, left + 8, top + 80, { type: 'pointermove' });
  await vi.waitFor(() => find('.calendar-draft'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.querySelector('.calendar-draft')).toBeNull());
  point(booking, left + 8, top + 80, { type: 'pointerup' });
  expect(calls).toEqual([]);
});

it('an entry that cannot be moved stays where it is', async () => {
  const { booking, calls } = await renderGrid({ entries: [{ ...sampleEntry, movable: false }] });
  drag(booking, 0, 4 * QUARTER_PX);
  booking.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
  expect(calls).toEqual(['open one']);
});

it('a finger scrolls with a swipe and drags after a long press', async () => {
  const { booking, calls } = await renderGrid();
  const { left, top } = booking.getBoundingClientRect();
  const [x, y] = [left + 8, top + 4];
  const touch = (type: string, down: number) =>
    point(booking, x, y + down, { type, pointerType: 'touch' });
  const isScrollPrevented = () =>
    !booking.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true }));
  touch('pointerdown', 0);
  touch('pointermove', 40);
  expect(isScrollPrevented()).toBe(false);
  touch('pointerup', 40);
  expect(calls).toEqual([]);

  touch('pointerdown', 0);
  await vi.waitFor(() => find('.calendar-draft'));
  expect(isScrollPrevented()).toBe(true);
  touch('pointermove', 4 * QUARTER_PX);
  touch('pointerup', 4 * QUARTER_PX);
  expect(calls).toEqual(['move to 20T10:00 – 20T11:00']);
});

it('Alt and arrows move an entry, announced, until Enter or Escape; with Shift its end', async () => {
  const { page, booking, calls } = await renderGrid();
  booking.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Vera Rossi, 09:30 – 10:30');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}{Enter}');
  expect(calls).toEqual(['move to 20T09:15 – 20T10:15', 'resize to 20T09:00 – 20T10:15']);
});

it('leaving an entry cancels its move by keyboard', async () => {
  const { booking, calls } = await renderGrid();
  booking.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await vi.waitFor(() => find('.calendar-draft'));
  find('.calendar-cursor').focus();
  await vi.waitFor(() => expect(document.querySelector('.calendar-draft')).toBeNull());
  expect(calls).toEqual([]);
});

it('arrows go from entry to entry', async () => {
  const later = {
    ...sampleEntry,
    key: 'two',
    start: new Date('2026-11-20T11:00Z'),
    end: new Date('2026-11-20T12:00Z'),
  };
  const { page } = await renderGrid({
    entries: [later, sampleEntry],
    renderers: { ...gridProps.renderers, renderEntry: ({ key }) => `A booking, ${key}` },
  });
  const entry = (key: string) => page.getByRole('button', { name: `A booking, ${key}` });
  (entry('one').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('two')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(entry('one')).toHaveFocus();
});

it('the time slot moves by arrows, grows with Shift and is chosen with Enter', async () => {
  const { page, calls } = await renderGrid();
  const slot = page.getByRole('button', { name: 'Choose a time' });
  await expect.element(slot).toHaveAccessibleName(/Vera .*, 09:00 – 09:15$/);
  (slot.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}');
  await expect.element(slot).toHaveAccessibleName(/09:15 – 09:45$/);
  expect(calls).toEqual(['select 20T09:00 for null', 'select 20T09:15 for 30']);
});

it('a visit is dropped from outside into the quarter of an hour under the pointer', async () => {
  const { calls } = await renderGrid({ dragged: { ...sampleEntry, key: 'waiting' } });
  const column = find('.calendar-column');
  const { left, top } = column.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 100 };
  expect(column.dispatchEvent(new DragEvent('dragover', at))).toBe(false);
  await vi.waitFor(() => find('.calendar-draft'));
  column.dispatchEvent(new DragEvent('drop', at));
  expect(calls).toEqual(['visit at 20T09:00 for null']);
});

it('the month moves entries by days, opens days and shows how many entries do not fit', async () => {
  const many = Array.from({ length: 20 }, (_none, index) => ({
    ...sampleEntry,
    key: `filler ${index}`,
    start: new Date('2026-11-05T09:00Z'),
    end: new Date('2026-11-05T10:00Z'),
  }));
  const { page, booking, calls } = await renderGrid({
    view: 'month',
    entries: [sampleEntry, ...many],
    renderers: {
      ...gridProps.renderers,
      renderEntry: ({ key }) => (key === 'one' ? 'A booking' : 'Another'),
    },
  });
  const { width } = find('.calendar-day').getBoundingClientRect();
  drag(booking, width, 0);
  booking.focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
  const fifth = page.getByRole('group', { name: 'Thursday 5 November' });
  await fifth.getByRole('button', { name: '5', exact: true }).click();
  const shown = fifth.getByRole('button', { name: 'Another' }).all().length;
  await fifth.getByRole('button', { name: `${many.length - shown} more` }).click();
  find('.calendar-day').click();
  expect(calls).toEqual([
    'move to 21T09:00 – 21T10:00',
    'move to 13T09:00 – 13T10:00',
    'day 2026-11-05',
    'day 2026-11-05',
    'day 2026-10-26',
  ]);
});
