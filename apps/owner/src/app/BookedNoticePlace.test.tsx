import { bookedTime } from '@zampa/client/appointments/booked-time';
import { connectionLost, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookedNoticePlace } from './BookedNoticePlace.tsx';

beforeEach(() => bookedTime.become(null));
afterEach(() => void vi.useRealTimers());

const booked = {
  visitId: ids.conversation,
  start: '2030-11-22T08:30:00.000Z',
  timezone: 'Europe/Rome',
};
const created = () => Response.json({ id: ids.message, seq: 8 }, { status: 201 });
const renderPlace = (answers = {}, language: 'en' | 'it' = 'en') =>
  renderScreen(<BookedNoticePlace />, { app: 'owner', me: marta, language, answers });

describe('BookedNoticePlace', () => {
  it.each([
    ['en', /^Booked: .*22 November.*9:30/, 'Undo', /Undone\. The proposed times are open again/],
    ['it', /^Prenotato: .*22 novembre.*9:30/, 'Annulla', /Annullato\. Gli orari proposti/],
  ] as const)('shows and undoes the booking (%s)', async (language, text, undo, result) => {
    const { page, server } = await renderPlace({ 'POST /events': created }, language);
    bookedTime.become(booked);
    await expect.element(page.getByRole('status').getByText(text)).toBeVisible();
    await page.getByRole('button', { name: undo }).click();
    await expect.element(page.getByText(result)).toBeVisible();
    expect(server.sent('POST /events').map(({ body }) => body)).toMatchObject([
      {
        type: 'BOT',
        parent_id: ids.conversation,
        payload: { eventAction: 'APPOINTMENT_UNDO' },
      },
    ]);
    await expect.element(page.getByRole('button', { name: undo })).not.toBeInTheDocument();
  });

  it('says that the booking can no longer be undone but the appointment can still be changed', async () => {
    const { page } = await renderPlace({ 'POST /events': () => refusal(409, 'STATUS_CONFLICT') });
    bookedTime.become(booked);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText(/Too late to undo/)).toBeVisible();
  });

  it('retries "Undo" with the same client id after a lost connection', async () => {
    const { page, server } = await renderPlace({ 'POST /events': connectionLost });
    bookedTime.become(booked);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    server.answer('POST /events', created);
    await undo.click();
    await expect.element(page.getByText(/^Undone/)).toBeVisible();
    const clientIds = server
      .sent('POST /events')
      .map(({ body }) => (body as { readonly clientId: string }).clientId);
    expect(new Set(clientIds).size).toBe(1);
  });

  it('disappears after 15 seconds', async () => {
    const { page } = await renderPlace();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    bookedTime.become(booked);
    await vi.waitFor(() => expect(page.getByText(/^Booked/).query()).not.toBeNull());
    vi.advanceTimersByTime(14_900);
    expect(bookedTime.value()).toBe(booked);
    vi.advanceTimersByTime(100);
    expect(bookedTime.value()).toBeNull();
  });
});
