import { changePassword } from '@zampa/contract/account/change-password';
import { exportAudit } from '@zampa/contract/audit/export-audit';
import type { AuditEntry } from '@zampa/contract/audit/objects';
import { readAudit } from '@zampa/contract/audit/read-audit';
import { readRecordReaders } from '@zampa/contract/audit/read-record-readers';
import { verifyAudit } from '@zampa/contract/audit/verify-audit';
import type { QueryInput } from '@zampa/contract/call';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { createNote } from '@zampa/contract/health/create-note';
import { deleteNote } from '@zampa/contract/health/delete-note';
import { readNotes } from '@zampa/contract/health/read-notes';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { newVet, openSession, PASSWORD } from '@zampa/testing/people';
import { repeatRequest } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newClinicWithPatient,
  newMember,
  ROLE,
  type ClinicWithPatient,
} from '../health/clinic-with-patient.ts';
import { useProduct } from '../product.ts';

/** Inserts an amount due for a conversation. */
const OPEN_CHARGE = `with owed as (
    insert into charges (id, conversation_id, facility_id, family_id, kind, payment_type, currency, status, amount,
      version, created_at, updated_at)
    select gen_random_uuid(), c.id, c.facility_id, c.family_id, 'PAYMENT', 'CASH', 'EUR', 'TO_BE_PAID', 2500, 1, now(), now()
    from conversations c where c.id = $1 returning *)
  insert into ledger_entries (charge_id, facility_id, seq, type, amount, created_at)
  select id, facility_id, 1, 'PRICED', amount, now() from owed`;

type Filter = Omit<QueryInput<typeof readAudit>, 'facilityId'>;

describe('the audit log', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  const entries = (filter: Filter = {}): Promise<readonly AuditEntry[]> =>
    clinic.vet.call(readAudit, { query: { facilityId: clinic.facilityId, ...filter } });
  const notesOf = (PetId: string) => ({ query: { PetId } });
  const readers = () => clinic.owner.call(readRecordReaders, { query: { PetId: clinic.pet.id } });

  it('records who read a pet’s notes, once for repeated reads, with place and time', async () => {
    const vet = await newMember(product(), clinic.facilityId, 'veterinarian');
    const { id } = vet;
    await vet.call(readNotes, notesOf(clinic.pet.id));
    await vet.call(readNotes, notesOf(clinic.pet.id));
    const [entry, ...others] = await entries({ userId: id, kind: 'HEALTH_READ' });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'HEALTH_READ',
      action: 'readNotes',
      user: { id },
      pet: { id: clinic.pet.id, name: clinic.pet.name },
      network: vet.ip,
      changes: [],
    });
    expect(Date.parse(entry?.date ?? '')).toBeGreaterThan(Date.now() - 600_000);
  });

  it('records a read again after a quarter of an hour', async () => {
    await clinic.vet.call(readNotes, notesOf(clinic.pet.id));
    const read = () => entries({ kind: 'HEALTH_READ' });
    const before = await read();
    product().clock.advance(16 * 60);
    const again = await openSession(clinic.vet, clinic.vet.email);
    await again.call(readNotes, notesOf(clinic.pet.id));
    const after: readonly AuditEntry[] = await again.call(readAudit, {
      query: { facilityId: clinic.facilityId, kind: 'HEALTH_READ' },
    });
    expect(after.length).toBe(before.length + 1);
  });

  it('records neither what families read of their own pets nor reads of strangers', async () => {
    await clinic.owner.call(readNotes, notesOf(clinic.pet.id));
    const stranger = await newVet(product());
    await stranger.call(readNotes, notesOf(clinic.pet.id));
    expect(await entries({ kind: 'HEALTH_READ' })).toEqual([]);
    const theirs: readonly AuditEntry[] = await stranger.call(readAudit, {
      query: { facilityId: stranger.facility.id, kind: 'HEALTH_READ' },
    });
    expect(theirs).toEqual([]);
  });

  it('records who read a conversation, for each of its pets', async () => {
    const { id } = await repeatRequest(clinic, 'Itching');
    await clinic.vet.call(readRequest, { params: { id }, query: {} });
    const [entry] = await entries({ PetId: clinic.pet.id, kind: 'HEALTH_READ' });
    expect(entry).toMatchObject({
      action: 'readRequest',
      subject: { kind: 'conversation', id },
    });
  });

  it('records changes of health data, also of notes that are deleted', async () => {
    const { facilityId } = clinic;
    const note = await clinic.vet.call(createNote, {
      body: { PetId: clinic.pet.id, facilityId, reason: 'Itching' },
    });
    await clinic.vet.call(deleteNote, { query: { id: note.id } });
    const found = await entries({ kind: 'HEALTH_CHANGE', PetId: clinic.pet.id });
    expect(found.map(({ action, subject }) => [action, subject?.id])).toEqual([
      ['deleteNote', note.id],
      ['createNote', clinic.pet.id],
    ]);
  });

  it('records a role before and after its change, and nothing when it stays', async () => {
    const member = await newMember(product(), clinic.facilityId, 'secretary');
    const change = (idRole: number) =>
      clinic.vet.call(updateStaff, {
        body: { id: member.id, FacilityId: clinic.facilityId, idRole },
      });
    await change(ROLE.veterinarian);
    await change(ROLE.veterinarian);
    const found = await entries({ kind: 'RIGHTS' });
    expect(found.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'updateStaff',
        changes: [{ field: 'role', before: '5', after: '3' }],
      },
    ]);
  });

  it('records invitations, settings, payments and security of accounts', async () => {
    const { vet, facilityId } = clinic;
    await vet.call(inviteStaff, {
      query: { facilityId },
      body: {
        users: [{ email: 'new@example.test', firstName: 'N', lastName: 'N', idRole: 5 }],
      },
    });
    await vet.call(updateFacility, { body: { facilityId, name: 'Clinica Nuova' } });
    const { id } = await repeatRequest(clinic, 'Itching');
    await product().pool.query(OPEN_CHARGE, [id]);
    await vet.call(markPaid, { query: { eventId: id } });
    await vet.call(changePassword, {
      body: { oldPassword: PASSWORD, newPassword: 'Zampa-test-2' },
    });
    const found = await entries();
    const changesOf = (action: string) => found.find((entry) => entry.action === action)?.changes;
    expect(found.map(({ kind, action }) => `${kind} ${action}`)).toEqual(
      expect.arrayContaining([
        'RIGHTS inviteStaff',
        'SETTINGS updateFacility',
        'MONEY markPaid',
        'SECURITY changePassword',
      ]),
    );
    expect(changesOf('updateFacility')).toEqual([
      { field: 'name', before: vet.facility.name, after: 'Clinica Nuova' },
    ]);
    expect(changesOf('markPaid')?.[0]?.after).toContain('"PAID"');
  });

  it('records sign-ins of staff', async () => {
    await openSession(clinic.vet, clinic.vet.email);
    const [entry] = await entries({ kind: 'SIGN_IN' });
    expect(entry).toMatchObject({ action: 'signIn', user: { id: clinic.vet.id } });
  });

  it('records no calls that are refused', async () => {
    const { facilityId } = clinic;
    const secretary = await newMember(product(), facilityId, 'secretary');
    await secretary.send(updateFacility, { body: { facilityId, name: 'Mine' } });
    await clinic.vet.send(updateFacility, { body: { facilityId, name: '' } });
    expect(await entries({ kind: 'SETTINGS' })).toEqual([]);
  });

  it('filters by day and lists in pages', async () => {
    await clinic.vet.call(readNotes, notesOf(clinic.pet.id));
    await clinic.vet.call(updateFacility, {
      body: { facilityId: clinic.facilityId, name: 'Clinica Nuova' },
    });
    expect(await entries({ to: '2020-01-01' })).toEqual([]);
    expect(await entries({ from: '2099-01-01' })).toEqual([]);
    const first = await clinic.vet.send(readAudit, {
      query: { facilityId: clinic.facilityId, limit: 1 },
    });
    expect(first.headers.get('link')).toContain('rel="next"');
  });

  it('is exported as CSV without formulas, and the export is recorded', async () => {
    const { facilityId } = clinic;
    await clinic.vet.call(updateFacility, { body: { facilityId, name: '=HYPERLINK(1)' } });
    const { status, bytes } = await clinic.vet.send(exportAudit, { query: { facilityId } });
    expect(status).toBe(200);
    const text = Buffer.from(bytes).toString();
    expect(text).toContain('"updateFacility"');
    expect(text).not.toContain('"=');
    expect(await entries({ kind: 'EXPORT' })).toMatchObject([{ action: 'exportAudit' }]);
  });

  it('shows families who read and changed the record of their pet', async () => {
    const vet = await newMember(product(), clinic.facilityId, 'veterinarian');
    await vet.call(readNotes, notesOf(clinic.pet.id));
    const { facilityId } = clinic;
    await vet.call(createNote, { body: { PetId: clinic.pet.id, facilityId, reason: 'Itching' } });
    const found = await readers();
    expect(found.map(({ kind, user, facility }) => [kind, user?.id, facility.id])).toEqual([
      ['HEALTH_CHANGE', vet.id, facilityId],
      ['HEALTH_READ', vet.id, facilityId],
    ]);
    expect(found[0]?.user?.lastName).toHaveLength(1);
  });

  it('chains the entries of a clinic by hashes and finds a changed or missing one', async () => {
    const { facilityId } = clinic;
    for (const name of ['A', 'B', 'C', 'D'])
      await clinic.vet.call(updateFacility, { body: { facilityId, name } });
    const verify = () => clinic.vet.call(verifyAudit, { query: { facilityId } });
    const sealed = await vi.waitFor(async () => {
      const found = await verify();
      expect(found).toMatchObject({ waiting: 0, firstBroken: null });
      expect(found.entries).toBeGreaterThanOrEqual(4);
      return found;
    }, 20_000);
    const list = await entries();
    expect(list[0]).toMatchObject({ seq: sealed.entries, hash: sealed.head });
    const { pool } = product();
    const second = list.find(({ seq }) => seq === 2);
    await pool.query('alter table audit_events disable trigger user');
    await pool.query(`update audit_events set network = 'elsewhere' where id = $1`, [second?.id]);
    expect(await verify()).toMatchObject({ firstBroken: 2 });
    await pool.query('delete from audit_events where id = $1', [
      list.find(({ seq }) => seq === 3)?.id,
    ]);
    await pool.query(`update audit_events set network = $2 where id = $1`, [
      second?.id,
      second?.network,
    ]);
    await pool.query('alter table audit_events enable trigger user');
    expect(await verify()).toMatchObject({ firstBroken: 3 });
  });

  it('refuses changes of entries, and deletion before 24 months', async () => {
    await clinic.vet.call(readNotes, notesOf(clinic.pet.id));
    const { pool } = product();
    await expect(pool.query(`update audit_events set kind = 'MONEY'`)).rejects.toThrow(
      'append-only',
    );
    await expect(pool.query('delete from audit_events')).rejects.toThrow('24 months');
    await expect(pool.query('delete from audit_seals')).rejects.toThrow('append-only');
    await expect(pool.query('truncate audit_events')).rejects.toThrow('append-only');
  });
});
