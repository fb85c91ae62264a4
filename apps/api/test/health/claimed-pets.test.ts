import { newOwner } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { insertHealthRecords } from '../isolation/health-records.ts';
import { useProduct } from '../product.ts';
import { newClinicWithPatient } from './clinic-with-patient.ts';

const TABLES = [
  'visit_notes',
  'visit_note_addenda',
  'problems',
  'vaccinations',
  'due_decisions',
  'prescriptions',
  'prescription_lines',
  'therapy_plans',
  'doses',
  'record_shares',
];

describe('the health record of a pet that another family claims', () => {
  const product = useProduct();

  it('moves to that family, in every table', async () => {
    const { vet, owner, pet, facilityId } = await newClinicWithPatient(product());
    const { pool } = product();
    const claimant = await newOwner(product());
    await insertHealthRecords(product(), 'Luna', {
      petId: pet.id,
      familyId: owner.familyId,
      facilityId,
      vetId: vet.id,
      ownerId: owner.id,
    });
    const countsOf = async (familyId: string) => {
      const counts = TABLES.map(
        (table) =>
          `select '${table}' as table, count(*)::int as count from ${table} where family_id = $1`,
      );
      const { rows } = await pool.query<{ table: string; count: number }>(
        `${counts.join(' union all ')} order by 1`,
        [familyId],
      );
      return rows;
    };
    const before = await countsOf(owner.familyId);
    expect(before.filter(({ count }) => count === 0)).toEqual([]);
    await pool.query('update pets set family_id = $2 where id = $1', [pet.id, claimant.familyId]);
    expect((await countsOf(owner.familyId)).filter(({ count }) => count > 0)).toEqual([]);
    expect(await countsOf(claimant.familyId)).toEqual(before);
  });
});
