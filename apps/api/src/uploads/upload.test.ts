import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { acceptImage } from './upload.ts';

const jpeg = (width: number, height: number, options: JpegOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#5a8cc8' } })
    .jpeg(options)
    .toBuffer();

describe('acceptImage', () => {
  it.each([
    { phone: 'iPhone, 24 megapixels', width: 5712, height: 4284, side: 1920 },
    { phone: 'iPhone, 48 megapixels', width: 8064, height: 6048, side: 1920 },
    { phone: 'Android, 50 megapixels', width: 8160, height: 6120, side: 1920 },
    { phone: 'exactly 60 megapixels', width: 10_000, height: 6000, side: 1536 },
  ])('stores a photo of $phone with 2560 pixels on its longer side', async (photo) => {
    const stored = await acceptImage(await jpeg(photo.width, photo.height), 'an owner');
    expect([stored.width, stored.height]).toEqual([2560, photo.side]);
  });

  it('refuses a photo of more than 60 megapixels with a code about pixels', async () => {
    await expect(acceptImage(await jpeg(10_000, 6001), 'an owner')).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      fields: [{ field: 'image', code: 'too_many_pixels' }],
    });
  });

  it('decodes a small photo before large ones that wait for each other', async () => {
    const large = await jpeg(9000, 6600, { progressive: true });
    const small = await jpeg(800, 600);
    const finished: string[] = [];
    await Promise.all([
      ...['first', 'second', 'third'].map((name) =>
        acceptImage(large, `owner of the ${name}`).then(() => finished.push(name)),
      ),
      acceptImage(small, 'owner of the small').then(() => finished.push('small')),
    ]);
    expect(finished.indexOf('small')).toBeLessThan(2);
  });
});
