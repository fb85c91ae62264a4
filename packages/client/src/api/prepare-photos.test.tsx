import { describe, expect, it } from 'vitest';
import { createTransport } from './transport.ts';
import { preparePhotos } from './prepare-photos.ts';

async function drawPhoto(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#c83232';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#3232c8';
  // The upper left corner.
  context.fillRect(0, 0, width / 4, height / 4);
  return canvas.convertToBlob({ type });
}

/** Returns a JPEG that says that it has to be turned right by 90°, as phones save it, and where it was taken. */
async function jpegOfPhone(width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await drawPhoto(width, height, 'image/jpeg')).arrayBuffer());
  const tags = [
    0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  const place = [...new TextEncoder().encode('45.4642N 9.1900E')];
  const content = [...new TextEncoder().encode('Exif'), 0, 0, ...tags, ...place];
  const segment = [0xff, 0xe1, 0, content.length + 2, ...content];
  const parts = [bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)];
  return new File(parts, 'IMG_1.JPG', { type: 'image/jpeg', lastModified: 1000 });
}

async function prepareOne(file: File) {
  const [prepared] = await preparePhotos([file]);
  if (!prepared) throw new Error('no file');
  return prepared;
}

async function colorAt(file: File, x: number, y: number) {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
}

async function sizeOf(file: File) {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

describe('preparePhotos', () => {
  it('reduces a phone photo, turns it upright and removes its location', async () => {
    const photo = await jpegOfPhone(5712, 4284);
    expect(await photo.text()).toContain('45.4642N');
    const prepared = await prepareOne(photo);
    expect(await sizeOf(prepared)).toEqual([1920, 2560]);
    expect(prepared).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg', lastModified: 1000 });
    const text = await prepared.text();
    expect(text).not.toContain('45.4642N');
    expect(text).not.toContain('Exif');
    // The corner that was on the upper left is on the upper right.
    expect(await colorAt(prepared, 1900, 20)).toBe('blue');
    expect(await colorAt(prepared, 20, 20)).toBe('red');
  });

  it('keeps a reduced PNG a PNG', async () => {
    const png = new File([await drawPhoto(4000, 1000, 'image/png')], 'a.png', {
      type: 'image/png',
    });
    const prepared = await prepareOne(png);
    expect(await sizeOf(prepared)).toEqual([2560, 640]);
    expect(prepared.type).toBe('image/png');
  });

  it('leaves a small photo unchanged', async () => {
    const photo = new File([await drawPhoto(800, 600, 'image/jpeg')], 'a.jpg', {
      type: 'image/jpeg',
    });
    expect(await prepareOne(photo)).toBe(photo);
  });

  it('leaves a photo unchanged if the browser cannot decode it', async () => {
    const photo = new File(['no picture'], 'a.heic', { type: 'image/heic' });
    expect(await prepareOne(photo)).toBe(photo);
  });

  it('leaves a document unchanged', async () => {
    const pdf = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' });
    expect(await prepareOne(pdf)).toBe(pdf);
  });
});

describe('createTransport', () => {
  it('sends a reduced photo of a form, with the same content on each attempt', async () => {
    const bodies: File[] = [];
    const send = createTransport('', async (request) => {
      const form = request instanceof Request ? await request.formData() : null;
      const image = form?.get('image');
      if (image instanceof File) bodies.push(image);
      return new Response('{}');
    });
    const file = await jpegOfPhone(5712, 4284);
    const call = { method: 'PATCH', path: '/users' } as const;
    await send(call, { body: {}, file }, null);
    await send(call, { body: {}, file }, null);
    const [first, second] = bodies;
    if (!first || !second) throw new Error('nothing was sent');
    expect(await sizeOf(first)).toEqual([1920, 2560]);
    expect(new Uint8Array(await second.arrayBuffer())).toEqual(
      new Uint8Array(await first.arrayBuffer()),
    );
  });
});
