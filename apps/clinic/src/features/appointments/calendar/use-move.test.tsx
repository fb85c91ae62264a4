import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import {
  type Answers,
  connectionLost,
  pendingAnswer,
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

/** The booking at another time, as the server returns it after a change. */
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

/** Renders the start of each entry as a button that moves it, the confirmation of a pending move, and its result. */
function Day() {
  const query = calendarQuery(useApi(), ids.clinic, '2027-03-02', '2027-03-02');
  const { data: events = [] } = useQuery(query);
  const { requestMove, pendingMove, confirmMove, note } = useMove(ids.clinic, 'Europe/Rome');
  return (
    <>
      {events.map((event) => (
        <button key={event.id} type="button" onClick={() => requestMove(event, WANTED)}>
          {event.payload.event.start}
        </button>
      ))}
      {pendingMove && (
        <button type="button" onClick={() => confirmMove(false)}>
          Move
        </button>
      )}
      <output>{note?.refusal ?? (note?.doneMove && 'moved')}</output>
    </>
  );
}

async function renderDay(answers: Answers) {
  const { page, server } = await renderAtClinic(<Day />, { answers });
  const entryButton = (start: string) => page.getByRole('button', { name: start });
  const status = page.getByRole('status');
  const move = async () => {
    await page.getByRole('button', { name: '2027' }).click();
    await page.getByRole('button', { name: 'Move' }).click();
  };
  return { server, entryButton, status, move };
}

describe('useMove', () => {
  it("keeps a colleague's newer change and reports STALE", async () => {
    let stored = booking;
    const { server, entryButton, status, move } = await renderDay({
      'GET /calendar': () => [stored],
      // Like the server, overwrites anything when `If-Match` is missing.
      'PATCH /events': ({ ifMatch }) =>
        ifMatch && ifMatch !== `"${stored.dateUpdated}"`
          ? refusal(412, 'STALE')
          : (stored = at(WANTED.start, WANTED.end, '2026-11-20T10:00:00.000Z')),
    });
    await expect.element(entryButton('2027-03-02T14:00')).toBeVisible();
    stored = theirs;
    await move();
    await expect.element(status).toHaveTextContent('STALE');
    await expect.element(entryButton('2027-03-02T08:00')).toBeVisible();
    expect(server.sent('PATCH /events').map(({ ifMatch }) => ifMatch)).toEqual([
      '"2026-11-20T09:00:00.000Z"',
    ]);
  });

  it('sends the version returned by the first move with the second move', async () => {
    const moved = at(WANTED.start, WANTED.end, '2026-11-20T10:00:00.000Z');
    const { server, entryButton, status, move } = await renderDay({
      'GET /calendar': () => [booking],
      'PATCH /events': () => moved,
    });
    await expect.element(entryButton('2027-03-02T14:00')).toBeVisible();
    // The refetch after the move does not complete.
    server.answer('GET /calendar', pendingAnswer().give);
    await move();
    await expect.element(status).toHaveTextContent('moved');
    await move();
    await expect.poll(() => server.sent('PATCH /events').length).toBe(2);
    expect(server.sent('PATCH /events').map(({ ifMatch }) => ifMatch)).toEqual([
      '"2026-11-20T09:00:00.000Z"',
      '"2026-11-20T10:00:00.000Z"',
    ]);
  });

  it('shows the new time before the response, and restores the old time after a refusal', async () => {
    const held = pendingAnswer();
    const { server, entryButton, status, move } = await renderDay({
      'GET /calendar': () => [booking],
      'PATCH /events': held.give,
    });
    await expect.element(entryButton('2027-03-02T14:00')).toBeVisible();
    server.answer('GET /calendar', pendingAnswer().give);
    await move();
    await expect.element(entryButton('2027-03-02T15:00')).toBeVisible();
    held.release(refusal(409, 'PERIOD_OCCUPIED'));
    await expect.element(status).toHaveTextContent('PERIOD_OCCUPIED');
    await expect.element(entryButton('2027-03-02T14:00')).toBeVisible();
  });

  it('reports OFFLINE without a connection and keeps the old time', async () => {
    const { entryButton, status, move } = await renderDay({
      'GET /calendar': () => [booking],
      'PATCH /events': connectionLost,
    });
    await move();
    await expect.element(status).toHaveTextContent('OFFLINE');
    await expect.element(entryButton('2027-03-02T14:00')).toBeVisible();
  });
});
