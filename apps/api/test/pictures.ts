import sharp from 'sharp';

const SKY = { r: 90, g: 140, b: 200 } as const;

function canvas(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: SKY } });
}

export function pngPicture(width = 80, height = 60): Promise<Buffer> {
  return canvas(width, height).png().toBuffer();
}

export function jpegPicture(width = 800, height = 600): Promise<Buffer> {
  return canvas(width, height).jpeg().toBuffer();
}

export function webpPicture(width = 200, height = 150): Promise<Buffer> {
  return canvas(width, height).webp().toBuffer();
}

export function gifPicture(): Promise<Buffer> {
  return canvas(20, 20).gif().toBuffer();
}

/** Returns a JPEG with GPS coordinates in its metadata, like a photo from a phone. */
export function jpegWithLocation(): Promise<Buffer> {
  return canvas(300, 200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();
}
