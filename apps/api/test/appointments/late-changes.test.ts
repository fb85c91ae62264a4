import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { createEvent } from '@zampa/contract/requests/create-event';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { HOUR_MS, SECOND_MS } from '@zampa/domain/time/durations';
import { openSession } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { appointmentOf, at, book, newOpenClinic } from './clinic.ts';

describe('stale and late changes of appointments', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('are rejected with 412 if the entry has changed in the meantime', async () => {
    const { vet, facilityId } = await newOpenClinic(product());
    const seen = await vet.call(createUnavailability, {
      body: { facilityId, start: at(now(), 3, '09:00'), end: at(now(), 3, '12:00') },
    });
    const change = (end: string, version: string) =>
      vet.call(updateEvent, {
        query: { id: seen.id },
        body: { payload: { event: { end: at(now(), 3, end) } } },
        headers: { 'if-match': `"${version}"` },
      });
    product().clock.advance(1);
    await expect(change('13:00', seen.dateUpdated)).resolves.toMatchObject({
      payload: { event: { end: at(now(), 3, '13:00') } },
    });
    await expect(change('14:00', seen.dateUpdated)).rejects.toMatchObject({
      status: 412,
      code: 'STALE',
    });
  });

  it('are rejected when a proposed time is accepted less than 24 hours before the current appointment', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const soon = new Date(now().getTime() + 23 * 3_600_000).toISOString();
    await book(vet, visitId, { start: soon });
    const start = at(now(), 4);
    const act = (payload: object) =>
      ({ body: { type: 'BOT', parent_id: visitId, payload } }) as const;
    const times = [{ start, end: at(now(), 4, '10:30'), resource: vet.id }];
    await vet.send(createEvent, act({ eventAction: 'PROPOSE_TIME', times }));
    const accepted = await owner.send(createEvent, act({ eventAction: 'APPOINTMENT', start }));
    expect([accepted.status, accepted.json]).toMatchObject([409, { code: 'TOO_LATE' }]);
    expect((await appointmentOf(owner, visitId))?.payload.event.start).toBe(soon);
  });

  it('are allowed when the clinic answers a request less than 24 hours away with another time', async () => {
    const clinic = await newOpenClinic(product());
    const requestedStart = at(now(), 2);
    await book(clinic.owner, clinic.visitId, { start: requestedStart });
    product().clock.advance(
      (Date.parse(requestedStart) - now().getTime() - 19 * HOUR_MS) / SECOND_MS,
    );
    const { visitId } = clinic;
    const vet = { ...clinic.vet, ...(await openSession(clinic.vet, clinic.vet.email)) };
    const owner = { ...clinic.owner, ...(await openSession(clinic.owner, clinic.owner.email)) };
    const start = at(now(), 4);
    const times = [{ start, end: at(now(), 4, '10:30'), resource: vet.id }];
    const act = (payload: object) =>
      ({ body: { type: 'BOT', parent_id: visitId, payload } }) as const;
    await vet.call(createEvent, act({ eventAction: 'PROPOSE_TIME', times }));
    await owner.call(createEvent, act({ eventAction: 'APPOINTMENT', start }));
    expect((await appointmentOf(owner, visitId))?.payload).toMatchObject({
      status: 'NEW',
      event: { start },
    });
  });
});
