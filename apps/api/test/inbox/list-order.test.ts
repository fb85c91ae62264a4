import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import type { TestAccount } from '@zampa/testing/people';
import {
  repeatRequest,
  newClinicWithClient,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('GET /api/requests — order and categories', () => {
  const product = useProduct();

  it('lists conversations by their latest event, regardless of its author', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const [older, newer] = [await repeatRequest(clinic), await repeatRequest(clinic)];
    const listed = async (person: TestAccount) =>
      idsOf(await person.call(readRequests, { query: {} }));
    expect(await listed(vet)).toEqual([newer.id, older.id]);
    await sendChatMessage(owner, older.id, 'She is worse');
    expect(await listed(vet)).toEqual([older.id, newer.id]);
    expect(await listed(owner)).toEqual([older.id, newer.id]);
    await startConsultation(vet, newer.id);
    expect(await listed(vet)).toEqual([newer.id, older.id]);
  });

  it('includes visits and video consultations only when requested by category', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet } = clinic;
    const [visit, consultation] = [await repeatRequest(clinic), await repeatRequest(clinic)];
    await product().pool.query(`update conversations set category = 'VISIT' where id = $1`, [
      visit.id,
    ]);
    const listed = async (category?: string) =>
      idsOf(await vet.call(readRequests, { query: { ...(category && { category }) } }));
    expect(await listed()).toEqual([consultation.id]);
    expect(await listed('visit')).toEqual([visit.id]);
    expect(await listed('["VISIT", "VIDEOCONSULTATION"]')).toEqual([visit.id]);
    expect(await listed('VISIT,CONSULTATION')).toEqual([consultation.id, visit.id]);
    const body = { category: ['VISIT', 'VIDEOCONSULTATION'] };
    expect(idsOf(await vet.call(searchRequests, { query: {}, body }))).toEqual([visit.id]);
    await expect(listed('DIARY')).rejects.toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});
