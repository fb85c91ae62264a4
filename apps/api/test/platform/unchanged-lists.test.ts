import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import {
  newClinicWithClient,
  repeatRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;

describe('If-None-Match on lists', () => {
  const product = useProduct();
  const fetchRequests = async (person: TestAccount, facilityId: string, etag?: string | null) => {
    const headers = {
      authorization: `Bearer ${person.token}`,
      ...(etag && { 'if-none-match': etag }),
    };
    const answer = await fetch(`${product().address}/api/requests?facilityId=${facilityId}`, {
      headers,
    });
    return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
  };

  it('returns 304 without a body while the list is the same, whatever else was written', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet } = clinic;
    await repeatRequest(clinic, 'She limps');
    const first = await fetchRequests(vet, vet.facility.id);
    expect(first).toMatchObject({
      status: 200,
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/) as unknown,
    });
    const unchanged = { ...first, status: 304, text: '' };
    expect(await fetchRequests(vet, vet.facility.id, first.etag)).toEqual(unchanged);
    await newVet(product());
    expect(await fetchRequests(vet, vet.facility.id, first.etag)).toEqual(unchanged);
  });

  it('sends the list after each change', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { id } = await repeatRequest(clinic, 'She limps');
    const change = [
      () => startConsultation(vet, id),
      () => sendChatMessage(owner, id, 'It is worse'),
      () => repeatRequest(clinic, 'He coughs'),
    ];
    let previous = await fetchRequests(vet, vet.facility.id);
    for (const act of change) {
      await act();
      const next = await fetchRequests(vet, vet.facility.id, previous.etag);
      expect(next.status).toBe(200);
      expect(next.etag).not.toBe(previous.etag);
      expect(next.text).not.toBe(previous.text);
      previous = next;
    }
    expect(previous.text).toContain('He coughs');
  });

  it('returns nothing to strangers, signed-out people and former colleagues', async () => {
    const [clinic, foreign] = [
      await newClinicWithClient(product()),
      await newClinicWithClient(product()),
    ];
    await repeatRequest(foreign);
    const { vet } = clinic;
    const { id: facilityId } = vet.facility;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await repeatRequest(clinic, 'She limps');
    const { etag } = await fetchRequests(colleague, facilityId);
    expect((await fetchRequests(colleague, facilityId, etag)).status).toBe(304);
    expect((await fetchRequests(foreign.vet, facilityId, etag)).status).toBe(404);
    const signedOut = await fetch(`${product().address}/api/requests?facilityId=${facilityId}`, {
      headers: { 'if-none-match': etag ?? '' },
    });
    expect(signedOut.status).toBe(401);
    await employ(product().pool, facilityId, colleague.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    const after = await fetchRequests(colleague, facilityId, etag);
    expect(after.status).toBe(404);
    expect(after.text).not.toContain('She limps');
  });

  it('compares versions that differ for each page and each list', async () => {
    const clinic = await newClinicWithClient(product());
    for (const note of ['One', 'Two']) await repeatRequest(clinic, note);
    const { vet } = clinic;
    const query = { facilityId: vet.facility.id };
    const whole = await vet.send(readRequests, { query });
    const part = await vet.send(readRequests, { query: { ...query, limit: 1 } });
    const inbox = await vet.send(readInbox, { query });
    const versions = [whole, part, inbox].map(({ headers }) => headers.get('etag'));
    expect(new Set(versions).size).toBe(3);
    expect(versions).not.toContain(null);
  });
});
