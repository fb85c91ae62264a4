import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { createEvent } from '@zampa/contract/requests/create-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  at,
  book,
  calendarOf,
  updateCalendarEntry,
  newOpenClinic,
  type OpenClinic,
} from './clinic.ts';

const VETERINARIAN = 3;
const SECRETARY = 5;
const ASSISTANT = 7;

describe('assigning a booking to a team member', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  const employed = async (
    { facilityId }: OpenClinic,
    member: Parameters<typeof employ>[3],
  ): Promise<string> => {
    const { id } = await newColleague(product());
    await employ(product().pool, facilityId, id, member);
    return id;
  };
  const closedAccount = async (clinic: OpenClinic) => {
    const id = await employed(clinic, { roleId: VETERINARIAN });
    await product().pool.query('update users set enabled = false where id = $1', [id]);
    return id;
  };
  const refusedAt = (field: string, code: string) => ({
    status: 400,
    code: 'VALIDATION',
    fields: [{ field, code }],
  });

  it.each([
    {
      // The person who books also works at that clinic, so they can see its vet.
      who: 'a vet of another clinic',
      code: 'unknown',
      find: async ({ vet }: OpenClinic) => {
        const { id, facility } = await newVet(product());
        await employ(product().pool, facility.id, vet.id, { roleId: VETERINARIAN });
        return id;
      },
    },
    {
      who: 'a former member',
      code: 'unknown',
      find: (of: OpenClinic) => employed(of, { roleId: VETERINARIAN, status: 'REMOVED' }),
    },
    {
      who: 'an applicant',
      code: 'unknown',
      find: (of: OpenClinic) => employed(of, { roleId: VETERINARIAN, status: 'PENDING' }),
    },
    { who: 'a member whose account is closed', code: 'unknown', find: closedAccount },
    {
      who: 'desk staff',
      code: 'not_assignable',
      find: (of: OpenClinic) => employed(of, { roleId: SECRETARY }),
    },
    {
      who: 'an assistant',
      code: 'not_assignable',
      find: (of: OpenClinic) => employed(of, { roleId: ASSISTANT }),
    },
  ])('rejects $who with the code $code', async ({ code, find }) => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId, facilityId } = clinic;
    const resource = await find(clinic);
    const [start, end] = [at(now(), 3), at(now(), 3, '10:30')];
    await expect(book(vet, visitId, { start, resource })).rejects.toMatchObject(
      refusedAt('payload.event.resource', code),
    );
    const times = [{ start, end, resource }];
    const payload = { eventAction: 'PROPOSE_TIME', times } as const;
    await expect(
      vet.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } }),
    ).rejects.toMatchObject(refusedAt('payload.times.0.resource', code));
    const { id } = await book(vet, visitId, { start });
    await expect(updateCalendarEntry(vet, id, { event: { resource } })).rejects.toMatchObject(
      refusedAt('payload.event.resource', code),
    );
    expect((await appointmentOf(vet, visitId))?.payload.event.resource).toBe(vet.id);
    // Any team member can be absent, even one who does not treat.
    const away = vet
      .call(createUnavailability, { body: { facilityId, userId: resource, start, end } })
      .catch((error: unknown) => error);
    expect(await away).toMatchObject(
      code === 'unknown' ? refusedAt('userId', code) : { category: 'OOO' },
    );
    expect(await calendarOf(clinic, now(), 3)).toHaveLength(code === 'unknown' ? 1 : 2);
  });
});
