import { employ, keepFromReception } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import { newStartedRequest, noteTrip, type TestRequest } from '@zampa/testing/requests';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { readersIn } from '../../src/features/conversations/conversation-readers.ts';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;
const DESK = { backoffice: 4, secretary: 5, staff: 8 } as const;
const ASSISTANT = 7;

describe('who hears of a conversation by socket', () => {
  const product = useProduct();

  async function hire({ vet }: TestRequest, roleId: number): Promise<string> {
    const { id } = await newColleague(product());
    await employ(product().pool, vet.facility.id, id, { roleId });
    return id;
  }

  /** As whom each of the people hears of it; those who do not are missing. */
  async function kindsIn(conversationId: string): Promise<Record<string, string>> {
    const readers = await readersIn(drizzle(product().pool), conversationId);
    return Object.fromEntries(readers.map(({ userId, kind }) => [userId, kind]));
  }

  it('is not told to who only asked to join the family', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    const applicant = await newOwner(product());
    await product().pool.query(
      `insert into family_members (family_id, user_id, role_id, status, created_at)
        values ($1, $2, 10, 'PENDING', now())`,
      [owner.familyId, applicant.id],
    );
    expect(await kindsIn(id)).toEqual({ [owner.id]: 'owner', [vet.id]: 'staff' });
  });

  it('is told to the desk as the desk where reception does not answer, to assistants as to those who treat', async () => {
    const request = await newStartedRequest(product());
    const { owner, vet, id } = request;
    await keepFromReception(vet);
    const desk = await Promise.all(Object.values(DESK).map((role) => hire(request, role)));
    const assistant = await hire(request, ASSISTANT);
    expect(await kindsIn(id)).toEqual({
      [owner.id]: 'owner',
      [vet.id]: 'staff',
      [assistant]: 'staff',
      ...Object.fromEntries(desk.map((person) => [person, 'desk'])),
    });
  });

  it('is told to the desk as to those who treat where reception answers, diaries too', async () => {
    const request = await newStartedRequest(product());
    const { owner, vet } = request;
    const desk = await Promise.all(Object.values(DESK).map((role) => hire(request, role)));
    const { id: diaryId } = await noteTrip(request, 'A walk');
    for (const id of [request.id, diaryId])
      expect(await kindsIn(id)).toEqual({
        [owner.id]: 'owner',
        [vet.id]: 'staff',
        ...Object.fromEntries(desk.map((person) => [person, 'staff'])),
      });
  });

  it('is not told in the other clinics of the organization, but to its admin', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    const [elsewhere, admin] = [await newVet(product()), await newVet(product())];
    for (const [{ facility, id: person }, roleId] of [
      [elsewhere, VETERINARIAN],
      [admin, 2],
    ] as const) {
      await product().pool.query('update facilities set organization_id = $1 where id = $2', [
        vet.facility.OrganizationId,
        facility.id,
      ]);
      await employ(product().pool, facility.id, person, { roleId });
    }
    expect(await kindsIn(id)).toEqual({
      [owner.id]: 'owner',
      [vet.id]: 'staff',
      [admin.id]: 'staff',
    });
  });

  it('tells the desk nothing of a diary where reception does not answer', async () => {
    const request = await newStartedRequest(product());
    await keepFromReception(request.vet);
    await Promise.all(Object.values(DESK).map((role) => hire(request, role)));
    const { id } = await noteTrip(request, 'A walk');
    expect(await kindsIn(id)).toEqual({ [request.owner.id]: 'owner', [request.vet.id]: 'staff' });
  });

  it('is not told to who was disabled', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    await product().pool.query('update users set enabled = false where id = $1', [vet.id]);
    expect(await kindsIn(id)).toEqual({ [owner.id]: 'owner' });
  });
});
