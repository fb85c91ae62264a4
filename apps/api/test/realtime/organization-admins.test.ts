import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { ROLES, staffRoleOf } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { at } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const [ORGANIZATION_ADMIN, VETERINARIAN] = [2, 3];

describe('socket message "calendar"', () => {
  const product = useProduct();
  const closeADay = (vet: Vet) => {
    const day = at(product().clock.now(), 5).slice(0, 10);
    const body = { facilityId: vet.facility.id, start: day, end: day, allDay: true };
    return vet.call(createUnavailability, { body });
  };

  it('reaches the admins of the organization, but no other staff of its other clinics', async () => {
    const { pool } = product();
    const [vet, sister, other] = [
      await newVet(product()),
      await newVet(product()),
      await newVet(product()),
    ];
    const { OrganizationId } = vet.facility;
    await pool.query('update facilities set organization_id = $1 where id = $2', [
      OrganizationId,
      sister.facility.id,
    ]);
    const colleague = await newColleague(product());
    await employ(pool, sister.facility.id, sister.id, { roleId: ORGANIZATION_ADMIN });
    await employ(pool, sister.facility.id, colleague.id, { roleId: VETERINARIAN });
    const [own, admin, beside, stranger] = await Promise.all(
      [vet, sister, colleague, other].map((person) => openSocket(person)),
    );
    await closeADay(vet);
    const calendarMessage = ['calendar', { facilityId: vet.facility.id, opening: true }];
    await expect.poll(() => admin?.heard).toContainEqual(calendarMessage);
    expect(own?.heard).toContainEqual(calendarMessage);
    // The others receive only the later message about their own clinic.
    await closeADay(sister);
    await closeADay(other);
    await expect
      .poll(() => beside?.heard)
      .toEqual([['calendar', { facilityId: sister.facility.id, opening: true }]]);
    await expect
      .poll(() => stranger?.heard)
      .toEqual([['calendar', { facilityId: other.facility.id, opening: true }]]);
  });
});

describe('table staff_roles', () => {
  const product = useProduct();

  it('matches the roles of the domain', async () => {
    const { rows } = await product().pool.query<{ id: number; level: string }>(
      'select id, level from staff_roles order by id',
    );
    const expected = ROLES.flatMap(({ id }) => {
      const level = staffRoleOf(id);
      return level ? [{ id, level }] : [];
    });
    expect(rows).toEqual(expected);
  });
});
