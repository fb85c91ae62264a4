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

/** The booking one hour later, as the server returns it after the move. */
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
        <MoveDialog event={event} onClose={() => setOpen(false)} onMoved={move.reportMove} />
      )}
      <MoveNotice note={move.note} onClose={move.close} />
    </>
  );
}

async function renderMoveDialog(
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
    move: page.getByRole('button', { name: 'Reschedule' }),
  };
}

it('MoveDialog confirms a move and offers to undo it', async () => {
  const { page, server, time, move } = await renderMoveDialog({ 'PATCH /events': () => later });
  await time.fill('16:00');
  await move.click();
  await expect
    .element(page.getByText('Moved to 02/03/2027, 16:00. Client notified.'))
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

it('MoveDialog says that a client who is closing their account gets no e-mail', async () => {
  const client = booking.client && { ...booking.client, closing: true };
  const { page, server, time, move } = await renderMoveDialog(
    { 'PATCH /events': () => ({ ...later, client }) },
    { event: { ...booking, client } },
  );
  await expect
    .element(
      page.getByText(
        'This client is closing their account and gets no e-mail. Only other family members who requested the visit will be notified.',
      ),
    )
    .toBeVisible();
  expect(page.getByText('The client will get an e-mail').query()).toBeNull();
  await page.getByRole('checkbox', { name: 'Notify client' }).click();
  await time.fill('16:00');
  await move.click();
  await expect
    .element(page.getByText('Moved to 02/03/2027, 16:00.', { exact: true }))
    .toBeVisible();
  expect(server.sent('PATCH /events')[0]?.body).toMatchObject({ payload: { tellClient: false } });
});

it.each([
  { on: '2027-03-02', at: '20:00', says: 'Outside the clinic’s working hours.' },
  { on: '2027-03-03', at: '10:00', says: 'The clinic is closed at this time.' },
  { on: '2025-03-04', at: '10:00', says: 'This time has passed.' },
])('MoveDialog warns before the move, and still allows it: $says', async ({ on, at, says }) => {
  const { page, server, day, time, move } = await renderMoveDialog({
    'PATCH /events': () => later,
  });
  await day.fill(on);
  await time.fill(at);
  await expect.element(page.getByText(says)).toBeVisible();
  await move.click();
  await expect.poll(() => server.sent('PATCH /events').length).toBe(1);
});

it('MoveDialog rejects a time skipped by the change to daylight saving time', async () => {
  const { day, time, move } = await renderMoveDialog();
  await day.fill('2027-03-28');
  await time.fill('02:30');
  await expect
    .element(time)
    .toHaveAccessibleDescription(
      'This time doesn’t exist because clocks go forward that day. Choose another.',
    );
  await expect.element(move).toBeDisabled();
  await time.fill('03:00');
  await expect.element(move).toBeEnabled();
});

it('MoveDialog stays open with the entered time when the server refuses the move', async () => {
  const { page, time, move } = await renderMoveDialog({
    'PATCH /events': () => refusal(409, 'PERIOD_OCCUPIED'),
  });
  await time.fill('16:00');
  await move.click();
  await expect.element(page.getByText('Period already occupied.')).toBeVisible();
  await expect.element(time).toHaveValue('16:00');
});

it('MoveDialog warns in Italian about a skipped time and about a past time', async () => {
  const { page } = await renderMoveDialog({}, { language: 'it' });
  const time = page.getByRole('textbox', { name: 'Ora' });
  await page.getByLabelText('Giorno').fill('2027-03-28');
  await time.fill('02:30');
  await expect
    .element(time)
    .toHaveAccessibleDescription(
      'Quest’ora non esiste: quel giorno scatta l’ora legale. Scegline un’altra.',
    );
  await page.getByLabelText('Giorno').fill('2025-03-04');
  await expect.element(page.getByText('Quest’orario è già passato.')).toBeVisible();
});

it('MoveDialog shows no warning for a time within the working hours', async () => {
  const { page, server, time } = await renderMoveDialog();
  await time.fill('10:00');
  await expect.poll(() => server.sent('GET /facilities/configuration').length).toBe(1);
  await expect.element(page.getByText(/working hours|closed|has passed/)).not.toBeInTheDocument();
});
