import { createEvent } from '@zampa/contract/requests/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { newClinicWithClient, requestBody } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('emergency signs in a request (POST /api/events HEALTH)', () => {
  const product = useProduct();

  it.each([
    {
      redFlags: ['COLLAPSE', 'seizure'],
      priority: 'LOW',
      kept: ['COLLAPSE', 'SEIZURE'],
      is: 'HIGH',
    },
    { redFlags: [], priority: 'LOW', kept: [], is: 'LOW' },
    { redFlags: undefined, priority: undefined, kept: [], is: 'MEDIUM' },
  ])(
    '$redFlags with priority $priority (undefined: not sent) result in priority $is',
    async ({ kept: storedFlags, is, ...input }) => {
      const clinic = await newClinicWithClient(product());
      const body = requestBody(clinic);
      const { id } = (
        await clinic.owner.send(createEvent, {
          body: { ...body, payload: { ...body.payload, ...input } },
        })
      ).json as { id: string };
      const { payload } = await clinic.vet.call(readRequest, { params: { id }, query: {} });
      expect(payload).toMatchObject({ redFlags: storedFlags, priority: is });
    },
  );

  it('rejects unknown signs', async () => {
    const clinic = await newClinicWithClient(product());
    const body = requestBody(clinic);
    const payload = { ...body.payload, redFlags: ['BORED'] };
    const { status, json } = await clinic.owner.send(createEvent, { body: { ...body, payload } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'payload.redFlags.0' }] });
  });
});
