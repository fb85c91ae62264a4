import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import { newStartedRequest, createTripEntry, type TestRequest } from '@zampa/testing/requests';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { findConversationReaders } from '../../src/features/conversations/conversation-readers.ts';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;
const DESK = { backoffice: 4, secretary: 5, staff: 8 } as const;
const ASSISTANT = 7;

describe("recipients of a conversation's socket events", () => {
  const product = useProduct();

  async function hire({ vet }: TestRequest, roleId: number): Promise<string> {
    const { id } = await newColleague(product());
    await employ(product().pool, vet.facility.id, id, { roleId });
    return id;
  }

  /** Returns the role in which each person receives the conversation's events; others are missing. */
  async function readerKindsById(conversationId: string): Promise<Record<string, string>> {
    const readers = await findConversationReaders(drizzle(product().pool), conversationId);
    return Object.fromEntries(readers.map(({ userId, kind }) => [userId, kind]));
  }

  it('exclude people who have only asked to join the family', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    const applicant = await newOwner(product());
    await product().pool.query(
      `insert into family_members (family_id, user_id, role_id, status, created_at)
        values ($1, $2, 10, 'PENDING', now())`,
      [owner.familyId, applicant.id],
    );
    expect(await readerKindsById(id)).toEqual({ [owner.id]: 'owner', [vet.id]: 'staff' });
  });

  it('include assistants with full content, and desk staff with limited content when reception does not answer', async () => {
    const request = await newStartedRequest(product());
    const { owner, vet, id } = request;
    await disableReceptionAnswers(vet);
    const desk = await Promise.all(Object.values(DESK).map((role) => hire(request, role)));
    const assistant = await hire(request, ASSISTANT);
    expect(await readerKindsById(id)).toEqual({
      [owner.id]: 'owner',
      [vet.id]: 'staff',
      [assistant]: 'staff',
      ...Object.fromEntries(desk.map((person) => [person, 'desk'])),
    });
  });

  it('include desk staff with full content when reception answers, even for diaries', async () => {
    const request = await newStartedRequest(product());
    const { owner, vet } = request;
    const desk = await Promise.all(Object.values(DESK).map((role) => hire(request, role)));
    const { id: diaryId } = await createTripEntry(request, 'A walk');
    for (const id of [request.id, diaryId])
      expect(await readerKindsById(id)).toEqual({
        [owner.id]: 'owner',
        [vet.id]: 'staff',
        ...Object.fromEntries(desk.map((person) => [person, 'staff'])),
      });
  });

  it("include the organization's admin, but not staff of its other clinics", async () => {
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
    expect(await readerKindsById(id)).toEqual({
      [owner.id]: 'owner',
      [vet.id]: 'staff',
      [admin.id]: 'staff',
    });
  });

  it('exclude desk staff from diaries when reception does not answer', async () => {
    const request = await newStartedRequest(product());
    await disableReceptionAnswers(request.vet);
    await Promise.all(Object.values(DESK).map((role) => hire(request, role)));
    const { id } = await createTripEntry(request, 'A walk');
    expect(await readerKindsById(id)).toEqual({
      [request.owner.id]: 'owner',
      [request.vet.id]: 'staff',
    });
  });

  it('exclude disabled users', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    await product().pool.query('update users set enabled = false where id = $1', [vet.id]);
    expect(await readerKindsById(id)).toEqual({ [owner.id]: 'owner' });
  });
});
