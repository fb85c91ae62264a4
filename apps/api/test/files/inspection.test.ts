import { createEvent } from '@zampa/contract/requests/create-event';
import { createPet } from '@zampa/contract/pets/create-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { newOwner } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { acceptAttachment } from '../../src/uploads/attachment.ts';
import { longestTurnDuring } from '../main-thread.ts';
import { useProduct } from '../product.ts';
import { countOf, eventsOf } from '../stored.ts';
import { DOCX, PDF } from './documents.ts';
import { docxWithParts } from './hostile-files.ts';

const MEGABYTE = 1024 * 1024;
/** No file of any kind that is accepted. */
const REFUSED_FILE = { bytes: Buffer.from('<html></html>'), name: 'a.docx' };

describe('POST /api/events — document inspection', () => {
  const product = useProduct();

  it('refuses a zip bomb without blocking the event loop or unpacking it', async () => {
    const { owner, id } = await newStartedRequest(product());
    const body = { type: 'CHAT', parent_id: id } as const;
    const bomb = docxWithParts(200, MEGABYTE);
    expect(bomb.length).toBeLessThan(300_000);
    // The first document starts the worker thread.
    await owner.call(createEvent, { body, image: { bytes: DOCX, name: 'a.docx' } });
    const before = process.memoryUsage.rss();
    let status = 0;
    const longest = await longestTurnDuring(async () => {
      const image = { bytes: bomb, name: 'bomb.docx' };
      ({ status } = await owner.send(createEvent, { body, image }));
    });
    expect(status).toBe(415);
    expect(longest).toBeLessThan(50);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEGABYTE);
  });

  it('reads the largest text without blocking the event loop', async () => {
    const file = { bytes: Buffer.alloc(20 * MEGABYTE, 'a'), name: 'a.txt', sha256: 'its hash' };
    let contentType = '';
    const longest = await longestTurnDuring(async () => {
      ({ contentType } = await acceptAttachment(file, 'somebody'));
    });
    expect(contentType).toBe('text/plain');
    expect(longest).toBeLessThan(50);
  });
});

describe('a call with a file', () => {
  const product = useProduct();

  it('is refused for a foreign pet before its file is inspected', async () => {
    const [owner, { pet }] = [await newOwner(product()), await newStartedRequest(product())];
    const payload = { pets: [pet.id], message: 'Look' };
    const body = { type: 'DIARY', payload } as const;
    const diary = owner.call(createEvent, { body, image: REFUSED_FILE });
    await expect(diary).rejects.toMatchObject({ status: 404 });
    const changed = owner.call(updatePet, {
      query: { PetId: pet.id },
      body: {},
      image: REFUSED_FILE,
    });
    await expect(changed).rejects.toMatchObject({ status: 404 });
  });

  it('is refused for a foreign conversation before its file is inspected', async () => {
    const [owner, { id }] = [await newOwner(product()), await newStartedRequest(product())];
    const body = { type: 'CHAT', parent_id: id } as const;
    const sent = owner.call(createEvent, { body, image: REFUSED_FILE });
    await expect(sent).rejects.toMatchObject({ status: 404 });
  });

  it('is refused for its fields before its file is inspected', async () => {
    const owner = await newOwner(product());
    const diary = { type: 'DIARY', payload: { pets: [] } } as const;
    await expect(
      owner.call(createEvent, { body: diary, image: REFUSED_FILE }),
    ).rejects.toMatchObject({ status: 400 });
    const pet = { name: 'Luna', SpeciesId: 99_999, FamilyId: owner.familyId };
    await expect(
      owner.call(createPet, { query: {}, body: pet, image: REFUSED_FILE }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('is refused for its file when nothing else is wrong, and writes nothing', async () => {
    const { owner, id } = await newStartedRequest(product());
    const [before, files] = [await eventsOf(product(), id), await countOf(product(), 'files')];
    const body = { type: 'CHAT', parent_id: id, payload: { message: 'Look' } } as const;
    const sent = owner.call(createEvent, { body, image: REFUSED_FILE });
    await expect(sent).rejects.toMatchObject({ status: 415, fields: [{ field: 'image' }] });
    expect(await eventsOf(product(), id)).toEqual(before);
    expect(await countOf(product(), 'files')).toBe(files);
  });

  it('returns the first answer again for the same key and file, and refuses another file', async () => {
    const { owner, id } = await newStartedRequest(product());
    const body = { type: 'CHAT', parent_id: id } as const;
    const headers = { 'idempotency-key': 'a message with its document' };
    const first = await owner.call(createEvent, {
      body,
      headers,
      image: { bytes: PDF, name: 'a.pdf' },
    });
    const again = await owner.call(createEvent, {
      body,
      headers,
      image: { bytes: PDF, name: 'a.pdf' },
    });
    expect(again).toEqual(first);
    const other = owner.call(createEvent, {
      body,
      headers,
      image: { bytes: DOCX, name: 'a.docx' },
    });
    await expect(other).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
    expect(await countOf(product(), 'files', 'conversation_id = $1', [id])).toBe(1);
  });

  it('stores one file for many simultaneous requests with the same key', async () => {
    const { owner, id } = await newStartedRequest(product());
    const body = { type: 'CHAT', parent_id: id } as const;
    const headers = { 'idempotency-key': 'pressed five times' };
    const image = { bytes: PDF, name: 'a.pdf' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.call(createEvent, { body, headers, image })),
    );
    expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
    expect(await countOf(product(), 'files', 'conversation_id = $1', [id])).toBe(1);
  });
});
