import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Language } from '@zampa/domain/people/languages';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { booking, ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { MoveNotice } from '../calendar/MoveNotice.tsx';
import { useMove } from '../calendar/use-move.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** The booking an hour later, as the server has it after the move. */
const later: CalendarEvent = {
  ...booking,
  dateUpdated: '2026-11-20T10:00:00.000Z',
  payload: {
    ...booking.payload,
    event: {
      ...booking.payload.event,
      start: '2027-03-02T15:00:00.000Z',
      end: '2027-03-02T15:30:00.000Z',
    },
  },
};

function Moving({ event }: { event: CalendarEvent }) {
  const move = useMove(ids.clinic, 'Europe/Rome');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <MoveDialog event={event} onClose={() => setOpen(false)} onMoved={move.noteMove} />
      )}
      <MoveNotice note={move.note} onClose={move.close} />
    </>
  );
}

async function opened(
  answers: Answers = {},
  { language = 'en', event = booking }: { language?: Language; event?: CalendarEvent } = {},
) {
  const { page, server } = await renderAtClinic(<Moving event={event} />, {
    language,
    answers: {
      'GET /users/facility/{id}/vets': () => staff,
      'GET /facilities/slots': () => [],
      'GET /calendar': () => [booking],
      'GET /facilities/configuration': () => ({
        ...configuration,
        workingHours: [{ weekday: 2, from: '09:00', to: '17:00' }],
      }),
      ...answers,
    },
  });
  return {
    page,
    server,
    day: page.getByLabelText('Day'),
    time: page.getByRole('textbox', { name: 'Time' }),
    move: page.getByRole('button', { name: 'Move' }),
  };
}

it('is said once it is done, with the way back', async () => {
  const { page, server, time, move } = await opened({ 'PATCH /events': () => later });
  await time.fill('16:00');
  await move.click();
  await expect
    .element(page.getByText('Moved to 02/03/2027, 16:00. The client is told.'))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  server.answer('PATCH /events', () => booking);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(/Moved back to 02\/03\/2027, 15:00/)).toBeVisible();
  expect(server.sent('PATCH /events').map(({ body, ifMatch }) => [ifMatch, body])).toMatchObject([
    [
      `"${booking.dateUpdated}"`,
      { payload: { event: { start: '2027-03-02T15:00:00.000Z', resource: ids.vera } } },
    ],
    [
      `"${later.dateUpdated}"`,
      { payload: { event: { start: '2027-03-02T14:00:00.000Z', resource: ids.vera } } },
    ],
  ]);
});

it('leaves it open who else than one who is closing their account is told', async () => {
  const client = booking.client && { ...booking.client, closing: true };
  const { page, server, time, move } = await opened(
    { 'PATCH /events': () => ({ ...later, client }) },
    { event: { ...booking, client } },
  );
  await expect.element(page.getByText('closing their account and get no e-mail')).toBeVisible();
  expect(page.getByText('They get an e-mail').query()).toBeNull();
  await page.getByRole('checkbox', { name: 'Tell the client' }).click();
  await time.fill('16:00');
  await move.click();
  await expect
    .element(page.getByText('Moved to 02/03/2027, 16:00.', { exact: true }))
    .toBeVisible();
  expect(server.sent('PATCH /events')[0]?.body).toMatchObject({ payload: { tellClient: false } });
});

it.each([
  { on: '2027-03-02', at: '20:00', says: 'This is outside the hours of the clinic.' },
  { on: '2027-03-03', at: '10:00', says: 'The clinic is closed then.' },
  { on: '2025-03-04', at: '10:00', says: 'This time has passed.' },
])('is warned of before it is done, and done all the same: $says', async ({ on, at, says }) => {
  const { page, server, day, time, move } = await opened({ 'PATCH /events': () => later });
  await day.fill(on);
  await time.fill(at);
  await expect.element(page.getByText(says)).toBeVisible();
  await move.click();
  await expect.poll(() => server.sent('PATCH /events').length).toBe(1);
});

it('goes to no time that the clocks leap over', async () => {
  const { day, time, move } = await opened();
  await day.fill('2027-03-28');
  await time.fill('02:30');
  await expect
    .element(time)
    .toHaveAccessibleDescription('This time does not exist: the clocks leap over it on this day.');
  await expect.element(move).toBeDisabled();
  await time.fill('03:00');
  await expect.element(move).toBeEnabled();
});

it('stays open with what was typed where it is refused', async () => {
  const { page, time, move } = await opened({
    'PATCH /events': () => refusal(409, 'PERIOD_OCCUPIED'),
  });
  await time.fill('16:00');
  await move.click();
  await expect.element(page.getByText('Period already occupied.')).toBeVisible();
  await expect.element(time).toHaveValue('16:00');
});

it('says in Italian that a time does not exist, and that one has passed', async () => {
  const { page } = await opened({}, { language: 'it' });
  const time = page.getByRole('textbox', { name: 'Ora' });
  await page.getByLabelText('Giorno').fill('2027-03-28');
  await time.fill('02:30');
  await expect
    .element(time)
    .toHaveAccessibleDescription('Quest’ora non esiste: quel giorno gli orologi la saltano.');
  await page.getByLabelText('Giorno').fill('2025-03-04');
  await expect.element(page.getByText('Quest’orario è già passato.')).toBeVisible();
});

it('is warned of nothing where the clinic is open', async () => {
  const { page, server, time } = await opened();
  await time.fill('10:00');
  await expect.poll(() => server.sent('GET /facilities/configuration').length).toBe(1);
  await expect
    .element(page.getByText(/outside the hours|closed|has passed/))
    .not.toBeInTheDocument();
});
