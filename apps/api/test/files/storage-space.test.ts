import { createEvent } from '@zampa/contract/requests/create-event';
import { readMe } from '@zampa/contract/people/read-me';
import { updateUser } from '@zampa/contract/people/update-user';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { newPet, newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { afterEach, describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { PDF } from './documents.ts';
import { memoryFiles } from './memory-files.ts';

const MEGABYTE = 1024 * 1024;
const A_DAY = 86_400;
const PERSON_BYTES = 300 * MEGABYTE;
const FACILITY_BYTES = 3000 * MEGABYTE;

describe('storage space for files', () => {
  const files = memoryFiles();
  const disk = { free: 1100 * MEGABYTE, broken: null as string | null };
  const product = useProduct(
    { FREE_SPACE_FLOOR_MB: '500' },
    {
      space: { free: async () => disk.free },
      files: {
        ...files,
        async write(id, bytes) {
          if (disk.broken) throw Object.assign(new Error('no room'), { code: disk.broken });
          await files.write(id, bytes);
        },
      },
    },
  );
  afterEach(() => {
    Object.assign(disk, { free: 1100 * MEGABYTE, broken: null });
  });
  const get = (path: string) => fetch(`${product().address}${path}`);
  const image = { bytes: PDF, name: 'a.pdf' };

  it('is reserved for the database: below the floor, uploads fail with 507 and the server is not ready', async () => {
    const { owner, id } = await newStartedRequest(product());
    disk.free = 500 * MEGABYTE - 1;
    const body = { type: 'CHAT', parent_id: id } as const;
    const refused = { status: 507, code: 'STORAGE_FULL' };
    await expect(owner.call(createEvent, { body, image })).rejects.toMatchObject(refused);
    expect(files.names()).toEqual([]);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain(`storage_free_bytes ${disk.free}`);
    await sendChatMessage(owner, id, 'Messages go on');
    disk.free = 500 * MEGABYTE;
    expect((await get('/readyz')).status).toBe(200);
    await owner.call(createEvent, { body, image });
    expect(files.names()).toHaveLength(1);
  });

  it('is reserved for clinics and their clients: below twice the floor, others can only read', async () => {
    const { owner: client, vet, pet: dog, id } = await newStartedRequest(product());
    const guest = await newOwner(product());
    const pet = await newPet(guest);
    const note = (author: TestAccount, petId: string) =>
      author.call(createEvent, {
        body: { type: 'DIARY', category: 'TRIP', payload: { pets: [petId], message: 'A walk' } },
      });
    await note(guest, pet.id);
    disk.free = 1000 * MEGABYTE - 1;
    product().clock.advance(5);
    await expect(note(guest, pet.id)).rejects.toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
      detail: 'There is not enough disk space for this right now.',
    });
    expect(await countOf(product(), 'conversations', 'creator_id = $1', [guest.id])).toBe(1);
    await guest.call(readMe, {});
    await note(client, dog.id);
    await sendChatMessage(vet, id, 'Messages go on');
    await client.call(createEvent, { body: { type: 'CHAT', parent_id: id }, image });
    disk.free = 1000 * MEGABYTE;
    product().clock.advance(5);
    await note(guest, pet.id);
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'running out during an upload (%s) results in 507 and no file',
    async (code) => {
      const owner = await newOwner(product());
      disk.broken = code;
      const sent = owner.call(updateUser, { body: {}, image: { bytes: await pngPicture() } });
      await expect(sent).rejects.toMatchObject({ status: 507, code: 'STORAGE_FULL' });
      expect(await countOf(product(), 'files', 'uploader_id = $1', [owner.id])).toBe(0);
    },
  );

  /** Inserts uploads of a person, of this many bytes, from this many seconds ago. */
  async function insertUploads(author: string, conversationId: string, bytes: number, ago: number) {
    const at = new Date(product().clock.now().getTime() - ago * 1000);
    await product().pool.query(
      `insert into files (id, content_type, name, size, sha256, uploader_id, conversation_id, created_at)
       select gen_random_uuid(), 'application/pdf', 'a.pdf',
         least($3::bigint - 1000000000::bigint * (n - 1), 1000000000), '', $1, $2, $4
       from generate_series(1, ceil($3::bigint / 1000000000.0)::int) n`,
      [author, conversationId, bytes, at],
    );
  }

  it('is limited per person and day, counted over the last 24 hours', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    const body = { type: 'CHAT', parent_id: id } as const;
    await insertUploads(owner.id, id, PERSON_BYTES, A_DAY - 60);
    const sent = owner.call(createEvent, { body, image });
    await expect(sent).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    const { headers } = await owner.send(createEvent, { body, image });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await vet.call(createEvent, { body, image });
    await product().pool.query(
      `update files set created_at = created_at - interval '2 minutes' where uploader_id = $1`,
      [owner.id],
    );
    await owner.call(createEvent, { body, image });
  });

  it('is limited per day for a clinic and its clients together', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    const elsewhere = await newStartedRequest(product());
    const body = { type: 'CHAT', parent_id: id } as const;
    await insertUploads(vet.id, id, FACILITY_BYTES - PDF.length, 60);
    await owner.call(createEvent, { body, image });
    const sent = owner.call(createEvent, { body, image });
    await expect(sent).rejects.toMatchObject({ status: 429 });
    const other = { type: 'CHAT', parent_id: elsewhere.id } as const;
    await elsewhere.owner.call(createEvent, { body: other, image });
  });
});
