import { updateStaff } from '@zampa/contract/team/update-staff';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { updateTimetable } from '@zampa/contract/timetables/update-timetable';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct } from '../product.ts';

const HOURS = [{ weekday: 1, from: '09:00', to: '13:00' }];
const VETERINARIAN = 3;

describe('timetable changed by two people concurrently', () => {
  const product = useProduct();

  async function newTimetable() {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    const body = { facilityId, name: 'Mornings', hours: HOURS };
    const { id } = await vet.call(createTimetable, { body });
    const follow = () =>
      vet.call(updateStaff, {
        body: { id: colleague.id, FacilityId: facilityId, TimetableId: id },
      });
    const change = () =>
      vet.call(updateTimetable, { query: { id }, body: { users: [vet.id, colleague.id] } });
    return { id, facilityId, follow, change };
  }

  it('accepts both changes of its hours and of a member who follows it', async () => {
    const { id, follow, change } = await newTimetable();
    const timetable = {
      statement: 'select from timetables where id = $1 for update',
      values: [id],
    };
    expect(outcomeCodes(await runInLockOrder(product(), timetable, [change, follow]))).toEqual([
      'done',
      'done',
    ]);
  });

  it('is changed after a retry when the database chooses it as the deadlock victim', async () => {
    const { id, facilityId, change } = await newTimetable();
    const { pool } = product();
    const other = await pool.connect();
    try {
      // Of two transactions in a deadlock, the database cancels the one that detects it.
      await other.query(`set deadlock_timeout = '1min'`);
      await other.query('begin');
      await other.query('select from facility_members where facility_id = $1 for update', [
        facilityId,
      ]);
      const changed = change();
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      });
      await other.query('select from timetables where id = $1 for update', [id]);
      await other.query('rollback');
      expect((await changed).users).toHaveLength(2);
    } finally {
      await other.query('reset deadlock_timeout');
      other.release();
    }
  });
});
