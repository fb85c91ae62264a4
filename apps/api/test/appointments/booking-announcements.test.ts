import { end, start } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';
import { at, book, calendarOf, change, newOpenClinic } from './clinic.ts';

describe('bookings, through open sockets', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('tell both sides at once', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const [clinicSide, ownerSide] = await Promise.all([openSocket(vet), openSocket(owner)]);
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    await change(vet, id, { status: 'NEW' });
    // What went before may still be on its way.
    const toldBy = ({ events }: OpenSocket) =>
      events
        .filter(({ event }) => event?.id === id)
        .map(({ action, event }) => [action, event?.payload.status]);
    for (const side of [clinicSide, ownerSide])
      await vi.waitFor(() =>
        expect(toldBy(side)).toEqual([
          ['created', expect.any(String)],
          ['updated', 'NEW'],
        ]),
      );
    await vi.waitFor(() =>
      expect(clinicSide.heard.some(([name]) => name === 'calendar')).toBe(true),
    );
    expect(ownerSide.heard.some(([name]) => name === 'calendar')).toBe(false);
  });

  it('tell colleagues that their visit has ended', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId } = clinic;
    const side = await openSocket(vet);
    const told = (times: number) =>
      vi.waitFor(() =>
        expect(side.heard.filter(([name]) => name === 'calendar')).toHaveLength(times),
      );
    await book(vet, visitId, { start: at(now(), 3) });
    await told(1);
    await start(vet, visitId);
    expect(await calendarOf(clinic, now(), 3)).toMatchObject([{ ended: false }]);
    await end(vet, visitId);
    expect(await calendarOf(clinic, now(), 3)).toMatchObject([
      { ended: true, payload: { status: 'NEW', valid: true } },
    ]);
    await told(2);
  });
});
