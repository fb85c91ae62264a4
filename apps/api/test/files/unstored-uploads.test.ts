import { createEvent } from '@zampa/contract/requests/create-event';
import { readFile } from '@zampa/contract/files/read-file';
import { updateUser } from '@zampa/contract/people/update-user';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutPerson } from '../../src/access/acting.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { cleanUpRefusedUploads } from '../../src/features/files/unstored-uploads.ts';
import { deleteOrphanedFiles } from '../../src/features/files/delete-orphaned-files.ts';
import { at, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { compareStoredFiles } from './compare-stored-files.ts';
import { PDF } from './documents.ts';
import { memoryFiles } from './memory-files.ts';

const MEGABYTE = 1024 * 1024;
const HOUR = 3600;
const DAY = 86_400;
const NOTHING_AMISS = { unnamed: [], missing: [] };

/** A PDF of so many megabytes. */
const pdfOf = (megabytes: number) =>
  Buffer.concat([
    PDF,
    Buffer.alloc(megabytes * MEGABYTE - PDF.length - 6, '\n'),
    Buffer.from('%%EOF\n'),
  ]);

/** Requests a visit at two in the morning, with a document. */
const requestVisitAtNight = (
  { owner, facilityId, pet, serviceId }: OpenClinic,
  now: Date,
  bytes: Buffer,
) =>
  owner.call(createEvent, {
    body: {
      type: 'HEALTH',
      category: 'VISIT',
      payload: {
        facilityId,
        pets: [pet.id],
        services: [serviceId],
        event: { start: at(now, 2, '02:00') },
      },
    },
    image: { bytes, name: 'a.pdf' },
  });

describe('a write that is refused after its file was stored', () => {
  const files = memoryFiles();
  const product = useProduct({}, { files });
  const spentBy = async (owner: TestAccount) => {
    const { rows } = await product().pool.query<{
      status: string;
      size: number;
    }>(
      `select u.status, u.size from unstored_uploads u join users p on p.id = u.uploader_id
      join accounts a on a.id = p.account_id where a.email = $1`,
      [owner.email],
    );
    return rows;
  };

  it('leaves no file on disk after three refused bookings, each with a 19 MB PDF', async () => {
    const clinic = await newOpenClinic(product());
    const bytes = pdfOf(19);
    for (let number = 0; number < 3; number += 1)
      await expect(requestVisitAtNight(clinic, product().clock.now(), bytes)).rejects.toMatchObject(
        {
          status: 400,
          fields: [{ field: 'payload.event.start', code: 'not_offered' }],
        },
      );
    expect(files.names()).toEqual([]);
    expect(await countOf(product(), 'files', 'uploader_id = $1', [clinic.owner.id])).toBe(0);
    const spent = { status: 'REFUSED', size: 19 * MEGABYTE };
    expect(await spentBy(clinic.owner)).toEqual([spent, spent, spent]);
  });

  it("counts toward the sender's daily quota until a day has passed", async () => {
    const clinic = await newOpenClinic(product());
    const { owner, facilityId } = clinic;
    await expect(
      requestVisitAtNight(clinic, product().clock.now(), pdfOf(19)),
    ).rejects.toMatchObject({
      status: 400,
    });
    // 300 MB a day, of which 19 are spent and 280 more are stored: one is left.
    await product().pool.query(
      `insert into files (id, content_type, name, size, sha256, uploader_id, facility_id, created_at)
      values (gen_random_uuid(), 'application/pdf', 'a.pdf', $2, '', $1, $3, $4)`,
      [owner.id, 280 * MEGABYTE, facilityId, product().clock.now()],
    );
    await expect(
      requestVisitAtNight(clinic, product().clock.now(), pdfOf(2)),
    ).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    for (const table of ['files', 'unstored_uploads'])
      await product().pool.query(
        `update ${table} set created_at = created_at - interval '24 hours' where uploader_id = $1`,
        [owner.id],
      );
    await expect(
      requestVisitAtNight(clinic, product().clock.now(), pdfOf(2)),
    ).rejects.toMatchObject({
      status: 400,
    });
  });

  it('counts as at least 64 KB when inspection refused the file', async () => {
    const owner = await newOwner(product());
    const image = { bytes: Buffer.from('MZ is no picture'), name: 'a.png' };
    await expect(owner.call(updateUser, { body: {}, image })).rejects.toMatchObject({
      status: 415,
    });
    expect(await spentBy(owner)).toEqual([{ status: 'REFUSED', size: 65_536 }]);
    await product().pool.query('update unstored_uploads set size = $2 where uploader_id = $1', [
      owner.id,
      300 * MEGABYTE,
    ]);
    // Nothing more is inspected, whatever it is.
    await expect(owner.call(updateUser, { body: {}, image })).rejects.toMatchObject({
      status: 429,
    });
    const picture = { bytes: await pngPicture() };
    const { headers } = await owner.send(updateUser, {
      body: {},
      image: picture,
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(DAY - 60);
  });
});

describe('uploads interrupted by a crash', () => {
  const files = memoryFiles();
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let isCut = false;
  const product = useProduct(
    {},
    {
      schedulesEveryMs: 50,
      files: {
        ...files,
        async write(id, bytes) {
          await files.write(id, bytes);
          if (!isCut) return;
          arrived.resolve();
          // Never resolves until the end of the test, as if the process had ended here.
          await answered.promise;
        },
      },
    },
  );

  it('are deleted with their bytes after an hour, and store nothing if they continue later', async () => {
    const { owner, id } = await newStartedRequest(product());
    const body = { type: 'CHAT', parent_id: id } as const;
    const image = { bytes: PDF, name: 'a.pdf' };
    await owner.call(createEvent, { body, image });
    const [stored] = files.names();
    isCut = true;
    const cut = owner.call(createEvent, { body, image });
    await arrived.promise;
    expect(files.names()).toHaveLength(2);
    expect(await compareStoredFiles(product().pool, files.names())).toEqual(NOTHING_AMISS);
    expect(await countOf(product(), 'unstored_uploads', `status = 'PENDING'`)).toBe(1);
    product().clock.advance(HOUR + 60);
    await expect.poll(() => files.names()).toEqual([stored]);
    answered.resolve();
    await expect(cut).rejects.toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
    });
    expect(await countOf(product(), 'files')).toBe(1);
    expect(await countOf(product(), 'unstored_uploads', `status <> 'REFUSED'`)).toBe(0);
    expect(await compareStoredFiles(product().pool, files.names())).toEqual(NOTHING_AMISS);
  });
});

describe('deleteOrphanedFiles', () => {
  const files = memoryFiles();
  const product = useProduct({}, { files });
  let pool: ReturnType<typeof openPool>;
  beforeAll(() => {
    pool = openPool({ connectionString: product().databaseUrl }, () => {});
  });
  afterAll(() => pool.end());
  const deps = () => {
    const db = withoutPerson(openDatabase(pool), 'jobs');
    return { files, db, sideDb: db, clock: product().clock };
  };
  /** A name of a file that was made so many days ago. */
  const idOf = (daysAgo: number) =>
    v7({ msecs: product().clock.now().getTime() - daysAgo * DAY * 1000 });
  const untilNight = () => {
    product().clock.advanceToNext(DAY);
    product().clock.advance(2 * HOUR);
  };

  it('deletes files and copies that no row has referenced for a day, and no others', async () => {
    const owner = await newOwner(product());
    const { image } = await owner.call(updateUser, {
      body: {},
      image: { bytes: await pngPicture() },
    });
    const id = image?.split('/').at(-1) ?? '';
    await owner.send(readFile, {
      params: { id },
      query: { width: '64', format: 'webp' },
    });
    product().clock.advance(3 * DAY);
    untilNight();
    const lost = idOf(2);
    const stays = [id, `${id}.64.webp`, idOf(0.5), 'notes.txt'];
    for (const name of [lost, `${lost}.128.jpeg`, `${lost}.part`, ...stays.slice(2)])
      await files.write(name, Buffer.from('bytes'));
    product().clock.advance(-DAY / 2);
    await deleteOrphanedFiles(deps());
    expect(files.names(), 'not by day').toContain(lost);
    product().clock.advance(DAY / 2);
    await deleteOrphanedFiles(deps());
    expect(files.names().toSorted()).toEqual(stays.toSorted());
    for (const name of stays.slice(2)) await files.remove(name);
  });

  it("deletes nothing if most files are unknown, as with another server's database", async () => {
    untilNight();
    const unknown = Array.from({ length: 101 }, () => idOf(2));
    for (const name of unknown) await files.write(name, Buffer.from('bytes'));
    await expect(deleteOrphanedFiles(deps())).rejects.toThrow('none was removed');
    expect(files.names()).toEqual(expect.arrayContaining(unknown));
  });

  it('deletes records of refused uploads that no quota counts any longer', async () => {
    const now = product().clock.now();
    const insert = (hoursAgo: number) =>
      product().pool.query(
        `insert into unstored_uploads (id, uploader_id, size, status, created_at)
        values (gen_random_uuid(), gen_random_uuid(), 1, 'REFUSED', $1)`,
        [new Date(now.getTime() - hoursAgo * HOUR * 1000)],
      );
    for (const hoursAgo of [23, 25]) await insert(hoursAgo);
    await cleanUpRefusedUploads(deps().db, now);
    expect(await countOf(product(), 'unstored_uploads')).toBe(1);
  });
});
