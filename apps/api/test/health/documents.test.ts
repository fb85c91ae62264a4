import { createDocument } from '@zampa/contract/health/create-document';
import { createNote } from '@zampa/contract/health/create-note';
import { createShare } from '@zampa/contract/health/create-share';
import { deleteDocument } from '@zampa/contract/health/delete-document';
import { deleteNote } from '@zampa/contract/health/delete-note';
import { readDocuments } from '@zampa/contract/health/read-documents';
import { readNotes } from '@zampa/contract/health/read-notes';
import { readSharedDocument } from '@zampa/contract/health/read-shared-document';
import { readSharedRecord } from '@zampa/contract/health/read-shared-record';
import { releaseDocument } from '@zampa/contract/health/release-document';
import { releaseNote } from '@zampa/contract/health/release-note';
import { signNote } from '@zampa/contract/health/sign-note';
import { readFile } from '@zampa/contract/files/read-file';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { newOwner, newVet, newVisitor, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, newMember, type ClinicWithPatient } from './clinic-with-patient.ts';

describe('documents of a pet', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  const add = async (person: TestAccount, body: object = {}) =>
    person.call(createDocument, {
      body: { PetId: clinic.pet.id, kind: 'LAB', title: 'Blood count', ...body },
      image: { bytes: await pngPicture(), type: 'image/png' },
    });
  const titlesOf = async (person: TestAccount) =>
    (await person.call(readDocuments, { query: { PetId: clinic.pet.id } })).map(
      ({ title }) => title,
    );
  const openFile = (person: TestAccount, id: string) => person.send(readFile, { params: { id } });
  const newDraft = () =>
    clinic.vet.call(createNote, { body: { PetId: clinic.pet.id, facilityId: clinic.facilityId } });

  it('of a clinic are seen by its staff, and by the family once they are released', async () => {
    const { vet, owner, facilityId, pet } = clinic;
    const secretary = await newMember(product(), facilityId, 'secretary');
    const document = await add(vet, { date: '2026-01-05' });
    expect(document).toMatchObject({
      PetId: pet.id,
      facilityId,
      source: 'CLINIC',
      kind: 'LAB',
      title: 'Blood count',
      date: '2026-01-05',
      released: false,
      file: { contentType: 'image/png' },
      author: { id: vet.id },
    });
    const { id, file } = document;
    for (const person of [vet, secretary]) expect(await titlesOf(person)).toEqual(['Blood count']);
    expect((await openFile(secretary, file.id)).status).toBe(200);
    expect(await titlesOf(owner)).toEqual([]);
    expect((await openFile(owner, file.id)).status).toBe(404);

    const release = { query: { id }, body: { released: true } };
    expect(await vet.call(releaseDocument, release)).toMatchObject({ released: true });
    expect(await titlesOf(owner)).toEqual(['Blood count']);
    expect((await openFile(owner, file.id)).status).toBe(200);
    await vet.call(releaseDocument, { query: { id }, body: { released: false } });
    expect(await titlesOf(owner)).toEqual([]);
    expect((await openFile(owner, file.id)).status).toBe(404);
    await vet.call(releaseDocument, release);
    await waitForJobs(product());
    const news = await owner.call(readNotifications, {});
    expect(news.filter(({ kind }) => kind === 'DOCUMENT_RELEASED')).toMatchObject([
      { url: `/app/workspace/pets/${pet.id}` },
    ]);
  });

  it('of a family are seen by the clinics of the pet, and changed by the family alone', async () => {
    const { vet, owner } = clinic;
    const { id, source, file } = await add(owner, { kind: 'INSURANCE', title: 'Policy' });
    expect(source).toBe('OWNER');
    expect(await titlesOf(vet)).toEqual(['Policy']);
    expect((await openFile(vet, file.id)).status).toBe(200);
    await expect(vet.call(deleteDocument, { query: { id } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      vet.call(releaseDocument, { query: { id }, body: { released: true } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const stranger of [await newOwner(product()), await newVet(product())]) {
      expect(await titlesOf(stranger)).toEqual([]);
      expect((await openFile(stranger, file.id)).status).toBe(404);
      await expect(stranger.call(deleteDocument, { query: { id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await owner.call(deleteDocument, { query: { id } });
    expect(await titlesOf(vet)).toEqual([]);
    expect((await openFile(owner, file.id)).status).toBe(404);
  });

  it('refuse a missing file, days ahead, and changes of the other side', async () => {
    const { vet, owner, pet } = clinic;
    const body = { PetId: pet.id, kind: 'LAB' as const };
    await expect(owner.call(createDocument, { body })).rejects.toMatchObject({
      fields: [{ field: 'image', code: 'required' }],
    });
    await expect(add(owner, { date: '2999-01-01' })).rejects.toMatchObject({
      fields: [{ field: 'date', code: 'date_in_future' }],
    });
    const { id } = await add(vet, { released: true });
    await expect(owner.call(deleteDocument, { query: { id } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('attached to a draft are released and deleted with it, and stay once it is signed', async () => {
    const { vet, owner, facilityId, pet } = clinic;
    const [note, other] = [await newDraft(), await newDraft()];
    const { id, file } = await add(vet, { noteId: note.id, title: 'X-ray', released: true });
    await add(vet, { noteId: other.id, title: 'Other' });
    const assistant = await newMember(product(), facilityId, 'assistant');
    await expect(add(assistant, { noteId: note.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(add(owner, { noteId: note.id })).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await titlesOf(owner)).toEqual([]);
    const secretary = await newMember(product(), facilityId, 'secretary');
    await product().pool.query('update facilities set reception_answers = false where id = $1', [
      facilityId,
    ]);
    expect(await titlesOf(secretary)).toEqual([]);
    await vet.call(deleteNote, { query: { id: other.id } });
    expect(await titlesOf(vet)).toEqual(['X-ray']);

    await vet.call(signNote, { query: { id: note.id } });
    for (const change of [
      () => add(vet, { noteId: note.id }),
      () => vet.call(deleteDocument, { query: { id } }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'NOTE_SIGNED' });
    await expect(
      vet.call(releaseDocument, { query: { id }, body: { released: true } }),
    ).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await vet.call(releaseNote, { query: { id: note.id }, body: { released: true } });
    expect(await titlesOf(owner)).toEqual(['X-ray']);
    expect((await openFile(owner, file.id)).status).toBe(200);
    const [seen] = await owner.call(readNotes, { query: { PetId: pet.id } });
    expect(seen?.attachments).toMatchObject([{ id, title: 'X-ray', file: { id: file.id } }]);
    await vet.call(releaseNote, { query: { id: note.id }, body: { released: false } });
    expect((await openFile(owner, file.id)).status).toBe(404);
  });

  it('are part of a shared record that shows documents', async () => {
    const { vet, owner, pet } = clinic;
    const hidden = await add(vet, { title: 'Internal' });
    const shown = await add(owner, { title: 'Policy' });
    const tokenOf = async (sections: ('DOCUMENTS' | 'NOTES')[]) => {
      const { url } = await owner.call(createShare, { body: { PetId: pet.id, days: 7, sections } });
      return new URL(url).pathname.split('/').at(-1) ?? '';
    };
    const token = await tokenOf(['DOCUMENTS']);
    const visitor = newVisitor(product().address);
    const { json } = await sendCall(visitor, readSharedRecord, { params: { token } });
    const url = `/api/shared/${token}/documents?id=${shown.id}`;
    expect(json).toMatchObject({ documents: [{ title: 'Policy', file: { url } }] });
    const statusOf = async (shareToken: string, id: string) =>
      (
        await sendCall(visitor, readSharedDocument, {
          params: { token: shareToken },
          query: { id },
        })
      ).status;
    expect(await statusOf(token, shown.id)).toBe(200);
    expect(await statusOf(token, hidden.id)).toBe(404);
    expect(await statusOf(await tokenOf(['NOTES']), shown.id)).toBe(404);
    expect(await statusOf('A'.repeat(22), shown.id)).toBe(404);
  });
});
