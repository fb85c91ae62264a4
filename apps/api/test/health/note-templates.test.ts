import { createNoteTemplate } from '@zampa/contract/health/create-note-template';
import { deleteNoteTemplate } from '@zampa/contract/health/delete-note-template';
import { readNoteTemplates } from '@zampa/contract/health/read-note-templates';
import { updateNoteTemplate } from '@zampa/contract/health/update-note-template';
import { updateUser } from '@zampa/contract/people/update-user';
import { newVet, type Vet } from '@zampa/testing/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { newMember } from './clinic-with-patient.ts';

const STARTERS = 7;

describe('note templates', () => {
  const product = useProduct();
  let vet: Vet;
  beforeEach(async () => {
    vet = await newVet(product());
  });
  const all = () => vet.call(readNoteTemplates, { query: { facilityId: vet.facility.id } });
  const create = (fields: { name?: string; species?: number[] } = {}) =>
    vet.call(createNoteTemplate, {
      body: {
        facilityId: vet.facility.id,
        name: 'Ears',
        fields: { reason: 'Ears of {pet}' },
        ...fields,
      },
    });

  it('start with a set in the language of the reader', async () => {
    const names = async () => (await all()).map(({ name }) => name);
    expect(await names()).toHaveLength(STARTERS);
    expect(await names()).toContain('Vaccination visit');
    await vet.call(updateUser, { body: { language: 'it' } });
    expect(await names()).toContain('Visita vaccinale');
    expect(await names()).not.toContain('Vaccination visit');
  });

  it('are created, changed and deleted by the clinic', async () => {
    const { id, dateUpdated } = await create({ species: [1, 2] });
    expect(await all()).toHaveLength(STARTERS + 1);
    const query = { id };
    expect(
      await vet.call(updateNoteTemplate, { query, body: { fields: { plan: 'Drops' } } }),
    ).toMatchObject({ name: 'Ears', species: [1, 2], fields: { plan: 'Drops' } });
    product().clock.advance(1);
    await vet.call(updateNoteTemplate, { query, body: { name: 'Ear' } });
    await expect(
      vet.call(updateNoteTemplate, {
        query,
        body: { name: 'Old' },
        headers: { 'if-match': `"${dateUpdated}"` },
      }),
    ).rejects.toMatchObject({ status: 412, code: 'STALE' });
    await vet.call(deleteNoteTemplate, { query });
    expect(await all()).toHaveLength(STARTERS);
  });

  it('refuse unknown species and more than 200 templates', async () => {
    await expect(create({ species: [9999] })).rejects.toMatchObject({
      fields: [{ field: 'species', code: 'unknown' }],
    });
    await product().pool.query(
      `insert into note_templates (id, facility_id, name, species, fields, created_at, updated_at)
      select gen_random_uuid(), $1, 'Copy ' || n, '{}', '{}', now(), now() from generate_series(1, 190) n`,
      [vet.facility.id],
    );
    await expect(create()).rejects.toMatchObject({
      fields: [{ field: 'name', code: 'list_full' }],
    });
  });

  it('are read by assistants, and changed only by staff who treat', async () => {
    const assistant = await newMember(product(), vet.facility.id, 'assistant');
    const query = { facilityId: vet.facility.id };
    const [first] = await assistant.call(readNoteTemplates, { query });
    const forbidden = { status: 403, code: 'FORBIDDEN' };
    await expect(
      assistant.call(deleteNoteTemplate, { query: { id: first?.id ?? '' } }),
    ).rejects.toMatchObject(forbidden);
    const secretary = await newMember(product(), vet.facility.id, 'secretary');
    await expect(secretary.call(readNoteTemplates, { query })).rejects.toMatchObject(forbidden);
    const stranger = await newVet(product());
    await expect(stranger.call(readNoteTemplates, { query })).rejects.toMatchObject({
      code: 'FACILITY_UNKNOWN',
    });
  });
});
