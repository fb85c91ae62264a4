import { readFile as readBytes } from 'node:fs/promises';
import { join } from 'node:path';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readFile } from '@zampa/contract/files/read-file';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { DOCUMENT_TYPES } from '@zampa/domain/files/documents';
import type { TestAccount } from '@zampa/testing/people';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import type { Upload } from '@zampa/testing/send-call';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegPicture, jpegWithLocation, pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf, eventsOf } from '../stored.ts';
import { DOCX, ODT, PDF, XLSX, zipOf } from './documents.ts';
import { docxWithParts, hostileFiles, externalRelation } from './hostile-files.ts';

const SECRETARY = 5;
/** A Word document with a hyperlink and a chart that embeds its table. */
const LINKED = zipOf({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': '<document/>',
  'word/_rels/document.xml.rels': externalRelation('hyperlink'),
  'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'x',
});

describe('POST /api/events — files in a conversation', () => {
  const product = useProduct();

  const post = (author: TestAccount, id: string, image: Upload) =>
    author.call(createEvent, { body: { type: 'CHAT', parent_id: id }, image });

  /** Sends a message with a file, and returns the file as its author sees it. */
  async function sendFile(author: TestAccount, id: string, image: Upload) {
    await post(author, id, image);
    const { events } = await author.call(readRequest, { params: { id }, query: {} });
    const file = events.at(-1)?.file;
    if (!file) throw new Error('a message without its file');
    return file;
  }

  it.each([
    ['pdf', PDF],
    ['docx', DOCX],
    ['docx', LINKED],
    ['docx', docxWithParts(50, 5 * 1024)],
    ['xlsx', XLSX],
    ['odt', ODT],
    ['csv', Buffer.from('giorno;peso\n1;31,5\n')],
    ['txt', Buffer.from('Niente sale.\nPerch\u00E9 no?')],
  ] as const)('stores a %s unchanged and serves it only as a download', async (kind, bytes) => {
    const { vet, owner, id } = await newStartedRequest(product());
    const name = `Esami di Pluto, «più».${kind}`;
    const file = await sendFile(owner, id, { bytes, name, type: 'application/octet-stream' });
    expect(file).toMatchObject({
      name,
      filetype: DOCUMENT_TYPES[kind],
      size: bytes.length,
      width: null,
    });
    const answer = await vet.send(readFile, { params: { id: file.id } });
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers.get('content-type')?.startsWith(DOCUMENT_TYPES[kind])).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="Esami di Pluto, _piu__.${kind}"; filename*=UTF-8''Esami%20di%20Pluto%2C%20%C2%ABpi%C3%B9%C2%BB.${kind}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const small = await vet.send(readFile, { params: { id: file.id }, query: { width: 64 } });
    expect(small.status).toBe(400);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    [String.raw`C:\files\x.pdf`, 'x.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['..', 'file.pdf'],
  ])('changes the file name %j to %j', async (name, storedName) => {
    const { owner, id } = await newStartedRequest(product());
    expect((await sendFile(owner, id, { bytes: PDF, name })).name).toBe(storedName);
  });

  it('prevents header injection through a line break in the name', async () => {
    const { owner, id } = await newStartedRequest(product());
    const file = await sendFile(owner, id, { bytes: PDF, name: 'a\r\nSet-Cookie: b=c.pdf' });
    expect(file.name).not.toMatch(/[\r\n]/);
    const { headers } = await owner.send(readFile, { params: { id: file.id } });
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="a/);
  });

  it.each(Object.entries(hostileFiles))('rejects %s and stores nothing', async (name, hostile) => {
    const { owner, id } = await newStartedRequest(product());
    const image = { bytes: await hostile.bytes(), name };
    const before = await countOf(product(), 'files');
    await expect(post(owner, id, image)).rejects.toMatchObject({
      status: hostile.status,
      fields: [{ field: 'image' }],
    });
    expect(await eventsOf(product(), id)).toHaveLength(1);
    expect(await countOf(product(), 'files')).toBe(before);
  });

  it('rejects a HEIC photo with a code that asks for JPEG', async () => {
    const { owner, id } = await newStartedRequest(product());
    const bytes = await readBytes(join(import.meta.dirname, 'fixtures/photo.heic'));
    const before = await countOf(product(), 'files');
    await expect(post(owner, id, { bytes, name: 'IMG_1.HEIC' })).rejects.toMatchObject({
      status: 415,
      fields: [{ field: 'image', code: 'heic' }],
    });
    expect(await countOf(product(), 'files')).toBe(before);
  });

  it('re-encodes a photo upright, without its location and without appended data', async () => {
    const { owner, id } = await newStartedRequest(product());
    const turned = await sharp(await jpegWithLocation())
      .keepExif()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(turned).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif).toBeDefined();
    const bytes = Buffer.concat([turned, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const file = await sendFile(owner, id, { bytes, name: 'dog.html', type: 'text/html' });
    expect(file).toMatchObject({ name: null, filetype: 'image/jpeg', width: 200, height: 300 });
    const answer = await owner.send(readFile, { params: { id: file.id } });
    const { exif, orientation, width } = await sharp(answer.bytes).metadata();
    expect({ exif, orientation, width }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 200,
    });
    expect(answer.bytes.includes('script')).toBe(false);
  });

  it('returns a document only to people who can see the message', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    await disableReceptionAnswers(vet);
    const { id: fileId } = await sendFile(vet, id, { bytes: PDF, name: 'a.pdf' });
    const strangers = [await newOwner(product()), await newVet(product()), desk];
    for (const stranger of strangers) {
      const { status, headers } = await stranger.send(readFile, { params: { id: fileId } });
      expect(status).toBe(404);
      expect(headers.get('content-disposition')).toBeNull();
    }
    expect((await owner.send(readFile, { params: { id: fileId } })).status).toBe(200);
  });

  it('deletes the file when its message is withdrawn', async () => {
    const { owner, id } = await newStartedRequest(product());
    const file = await sendFile(owner, id, { bytes: PDF, name: 'a.pdf' });
    const { events } = await owner.call(readRequest, { params: { id }, query: {} });
    await owner.call(deleteEvent, { query: { id: events.at(-1)?.id ?? '' } });
    expect((await owner.send(readFile, { params: { id: file.id } })).status).toBe(404);
    expect(await countOf(product(), 'files', 'id = $1', [file.id])).toBe(0);
  });

  it.each([
    { width: '51', format: 'png' },
    { width: '4096', format: 'png' },
    { width: '64', format: 'avif' },
    { width: '64', format: 'svg' },
  ])('rejects a copy of $width × $format', async (query) => {
    const { owner, id } = await newStartedRequest(product());
    const file = await sendFile(owner, id, { bytes: await pngPicture(), name: 'a.png' });
    expect((await owner.send(readFile, { params: { id: file.id }, query })).status).toBe(400);
  });

  it('rejects a form with thousands of parts or a nested form', async () => {
    const { owner, id } = await newStartedRequest(product());
    const parts = (field: string, count: number) =>
      `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\nx\r\n`.repeat(count);
    const within = `--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n`;
    for (const body of [`${parts('note', 10_000)}--b--`, `${within}--b--`]) {
      const answer = await fetch(`${owner.address}/api/events`, {
        method: 'POST',
        body,
        headers: {
          authorization: `Bearer ${owner.session.accessToken}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await eventsOf(product(), id)).toHaveLength(1);
  });

  it('stores all of forty simultaneous pictures', async () => {
    const { owner, id } = await newStartedRequest(product());
    const pictures = await Promise.all(
      Array.from({ length: 40 }, (_none, index) => jpegPicture(100 + index, 60)),
    );
    await Promise.all(
      pictures.map((bytes, index) => post(owner, id, { bytes, name: `${index}.jpg` })),
    );
    const { events } = await owner.call(readRequest, { params: { id }, query: {} });
    const files = events.flatMap(({ file }) => file ?? []);
    const widths = new Set(files.map(({ width }) => width));
    expect(widths).toEqual(new Set(pictures.map((_, index) => 100 + index)));
    expect(await countOf(product(), 'files', 'conversation_id = $1', [id])).toBe(40);
  });
});
