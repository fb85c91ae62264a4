import '@zampa/i18n/english/home';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Language } from '@zampa/domain/people/languages';
import {
  connectionLost,
  pendingAnswer,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { RefetchAllButton } from '@zampa/shared-screens/rendered/RefetchAllButton.test-data.tsx';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { booking, ids, staff, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FacilityProvider } from '../../../facility/FacilityProvider.tsx';
import { TodayColumn } from './TodayColumn.tsx';

const bookingAt = (id: string, start: string, end: string, changes = {}): CalendarEvent => ({
  ...booking,
  id: `00000000-0000-7000-8000-0000000001${id}`,
  petNames: ['Luna'],
  payload: {
    ...booking.payload,
    ...changes,
    event: {
      ...booking.payload.event,
      start: `2026-11-20T${start}:00.000Z`,
      end: `2026-11-20T${end}:00.000Z`,
      resource: ids.vera,
    },
  },
});

const renderToday = (calendar: () => unknown, language: Language = 'en') =>
  renderScreen(
    <FacilityProvider>
      <TodayColumn />
      <RefetchAllButton label="Ask again" />
    </FacilityProvider>,
    {
      app: 'clinic',
      me: vera,
      language,
      answers: {
        'GET /calendar': calendar,
        'GET /facilities/configuration': () => configuration,
        'GET /users/facility/{id}/vets': () => staff,
      },
    },
  );

describe('TodayColumn', () => {
  // 10:30 in Rome.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') }));
  afterEach(() => vi.useRealTimers());

  it("lists the appointments by time in the clinic's time zone, with a line for the current time", async () => {
    const { page, server } = await renderToday(() => [
      bookingAt('02', '10:00', '10:30'),
      bookingAt('01', '08:00', '08:30', { status: 'TO_BE_CONFIRMED' }),
      bookingAt('03', '14:00', '14:30', { valid: false }),
    ]);
    const rows = page.getByRole('listitem');
    await expect.element(rows.first()).toBeVisible();
    const rowTexts = rows.elements().map((row) => row.textContent || row.ariaLabel);
    expect(rowTexts).toEqual([
      expect.stringMatching(/^09:00 09:30Luna.*To confirm/) as unknown,
      'Now, 10:30',
      expect.stringMatching(/^11:00 11:30Luna/) as unknown,
      expect.stringMatching(/^15:00 15:30Free: Luna.*Canceled/) as unknown,
    ]);
    await expect
      .element(rows.nth(2).getByRole('link'))
      .toHaveAttribute('href', expect.stringContaining('day=2026-11-20'));
    expect(server.sent('GET /calendar')[0]?.query).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-20',
      calledOff: 'true',
    });
  });

  it('counts bookings that take place: not missed, canceled or only proposed', async () => {
    const { page } = await renderToday(() => [
      bookingAt('01', '08:00', '08:30', { status: 'CANCELED', valid: false, noShow: true }),
      bookingAt('02', '09:00', '09:30'),
      bookingAt('03', '10:00', '10:30', { status: 'TO_BE_CONFIRMED' }),
      bookingAt('04', '11:00', '11:30', { status: 'CANCELED', valid: false }),
      { ...bookingAt('05', '12:00', '12:30', { status: 'RESERVATION' }), category: 'NONE' },
    ]);
    await expect.element(page.getByRole('listitem').nth(5)).toBeVisible();
    await expect.element(page.getByText('2', { exact: true })).toBeVisible();
  });

  it.each([
    ['en', 'No appointments today', 'Calendar'],
    ['it', 'Oggi nessun appuntamento', 'Calendario'],
  ] as const)(
    'shows an empty state when nothing is booked (%s)',
    async (language, says, calendar) => {
      const { page } = await renderToday(() => [], language);
      await expect.element(page.getByText(says)).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: calendar }))
        .toHaveAttribute('href', '/workspace/calendar');
    },
  );

  it('shows a loading state, and an error with a retry button when loading fails', async () => {
    const { give, release } = pendingAnswer();
    const { page } = await renderToday(give);
    await expect.element(page.getByRole('status')).toBeVisible();
    release(refusal(403, 'FORBIDDEN'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('keeps the loaded entries when a refetch fails', async () => {
    const { page, server } = await renderToday(() => [bookingAt('01', '08:00', '08:30')]);
    const booked = page.getByText('Luna · Marta Bianchi');
    await expect.element(booked).toBeVisible();
    server.answer('GET /calendar', () => refusal(403, 'FORBIDDEN'));
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.poll(() => server.sent('GET /calendar').length).toBe(2);
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    await expect.element(booked).toBeVisible();
  });

  it('says that a day that was never loaded is not available offline', async () => {
    const { page } = await renderToday(connectionLost);
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await expect.element(page.getByText('Not available offline')).toBeVisible();
  });
});
