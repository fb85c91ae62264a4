import { endService, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';
import { at, book, calendarOf, updateCalendarEntry, newOpenClinic } from './clinic.ts';

describe('bookings over open sockets', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('emit created and updated to both sides, and calendar only to the clinic', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const [clinicSide, ownerSide] = await Promise.all([openSocket(vet), openSocket(owner)]);
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    await updateCalendarEntry(vet, id, { status: 'NEW' });
    // Earlier events may still arrive.
    const bookingEventsOf = ({ events }: OpenSocket) =>
      events
        .filter(({ event }) => event?.id === id)
        .map(({ action, event }) => [action, event?.payload.status]);
    for (const side of [clinicSide, ownerSide])
      await vi.waitFor(() =>
        expect(bookingEventsOf(side)).toEqual([
          ['created', expect.any(String)],
          ['updated', 'NEW'],
        ]),
      );
    await vi.waitFor(() =>
      expect(clinicSide.heard.some(([name]) => name === 'calendar')).toBe(true),
    );
    expect(ownerSide.heard.some(([name]) => name === 'calendar')).toBe(false);
  });

  it('emit calendar to colleagues when the visit ends', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId } = clinic;
    const side = await openSocket(vet);
    const expectCalendarEvents = (times: number) =>
      vi.waitFor(() =>
        expect(side.heard.filter(([name]) => name === 'calendar')).toHaveLength(times),
      );
    await book(vet, visitId, { start: at(now(), 3) });
    await expectCalendarEvents(1);
    await startConsultation(vet, visitId);
    expect(await calendarOf(clinic, now(), 3)).toMatchObject([{ ended: false }]);
    await endService(vet, visitId);
    expect(await calendarOf(clinic, now(), 3)).toMatchObject([
      { ended: true, payload: { status: 'NEW', valid: true } },
    ]);
    await expectCalendarEvents(2);
  });
});
