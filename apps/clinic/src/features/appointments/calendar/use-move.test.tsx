import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import {
  type Answers,
  connectionLost,
  heldAnswer,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { booking, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { useMove } from './use-move.ts';

const WANTED = {
  start: '2027-03-02T15:00:00.000Z',
  end: '2027-03-02T15:30:00.000Z',
  resource: ids.vera,
};

/** The booking at another time, as the server has it after a change. */
const at = (start: string, end: string, dateUpdated: string): CalendarEvent => ({
  ...booking,
  payload: { ...booking.payload, event: { ...booking.payload.event, start, end } },
  dateUpdated,
});
const theirs = at(
  '2027-03-02T08:00:00.000Z',
  '2027-03-02T08:30:00.000Z',
  '2026-11-20T09:30:00.000Z',
);

/** A day of a calendar: when everything starts, what is asked about the last move and what came of it. */
function Day() {
  const query = calendarQuery(useApi(), ids.clinic, '2027-03-02', '2027-03-02');
  const { data: events = [] } = useQuery(query);
  const { put, asked, answer, note } = useMove(ids.clinic, 'Europe/Rome');
  return (
    <>
      {events.map((event) => (
        <button key={event.id} type="button" onClick={() => put(event, WANTED)}>
          {event.payload.event.start}
        </button>
      ))}
      {asked && (
        <button type="button" onClick={() => answer(false)}>
          Move
        </button>
      )}
      <output>{note?.refusal ?? (note?.done && 'moved')}</output>
    </>
  );
}

async function opened(answers: Answers) {
  const { page, server } = await renderAtClinic(<Day />, { answers });
  const shown = (start: string) => page.getByRole('button', { name: start });
  const said = page.getByRole('status');
  const move = async () => {
    await page.getByRole('button', { name: '2027' }).click();
    await page.getByRole('button', { name: 'Move' }).click();
  };
  return { server, shown, said, move };
}

describe('an entry that is put somewhere else in the calendar', () => {
  it('stays where a colleague has put it meanwhile', async () => {
    let stored = booking;
    const { server, shown, said, move } = await opened({
      'GET /calendar': () => [stored],
      // As the server does: whoever says nothing of what they have seen writes over anything.
      'PATCH /events': ({ ifMatch }) =>
        ifMatch && ifMatch !== `"${stored.dateUpdated}"`
          ? refusal(412, 'STALE')
          : (stored = at(WANTED.start, WANTED.end, '2026-11-20T10:00:00.000Z')),
    });
    await expect.element(shown('2027-03-02T14:00')).toBeVisible();
    stored = theirs;
    await move();
    await expect.element(said).toHaveTextContent('STALE');
    await expect.element(shown('2027-03-02T08:00')).toBeVisible();
    expect(server.sent('PATCH /events').map(({ ifMatch }) => ifMatch)).toEqual([
      '"2026-11-20T09:00:00.000Z"',
    ]);
  });

  it('is moved again from how its last move has left it', async () => {
    const moved = at(WANTED.start, WANTED.end, '2026-11-20T10:00:00.000Z');
    const { server, shown, said, move } = await opened({
      'GET /calendar': () => [booking],
      'PATCH /events': () => moved,
    });
    await expect.element(shown('2027-03-02T14:00')).toBeVisible();
    // What is asked anew after the move takes its time.
    server.answer('GET /calendar', heldAnswer().give);
    await move();
    await expect.element(said).toHaveTextContent('moved');
    await move();
    await expect.poll(() => server.sent('PATCH /events').length).toBe(2);
    expect(server.sent('PATCH /events').map(({ ifMatch }) => ifMatch)).toEqual([
      '"2026-11-20T09:00:00.000Z"',
      '"2026-11-20T10:00:00.000Z"',
    ]);
  });

  it('is seen there at once, and where it was as soon as that was refused', async () => {
    const held = heldAnswer();
    const { server, shown, said, move } = await opened({
      'GET /calendar': () => [booking],
      'PATCH /events': held.give,
    });
    await expect.element(shown('2027-03-02T14:00')).toBeVisible();
    server.answer('GET /calendar', heldAnswer().give);
    await move();
    await expect.element(shown('2027-03-02T15:00')).toBeVisible();
    held.release(refusal(409, 'PERIOD_OCCUPIED'));
    await expect.element(said).toHaveTextContent('PERIOD_OCCUPIED');
    await expect.element(shown('2027-03-02T14:00')).toBeVisible();
  });

  it('is not moved without a connection, which is said', async () => {
    const { shown, said, move } = await opened({
      'GET /calendar': () => [booking],
      'PATCH /events': connectionLost,
    });
    await move();
    await expect.element(said).toHaveTextContent('OFFLINE');
    await expect.element(shown('2027-03-02T14:00')).toBeVisible();
  });
});
