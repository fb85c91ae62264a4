import sharp from 'sharp';

/**
 * The icon variants that devices need: `whole` fills its square, so that the device cuts the shape; `mark` has one
 * color; `layer` is the paw alone, on a background that the device draws.
 */
export type IconKind = 'rounded' | 'whole' | 'maskable' | 'mark' | 'layer';

const ICONS: readonly { readonly name: string; readonly size: number; readonly kind: IconKind }[] =
  [
    { name: 'icon-192.png', size: 192, kind: 'rounded' },
    { name: 'icon-512.png', size: 512, kind: 'rounded' },
    { name: 'maskable-192.png', size: 192, kind: 'maskable' },
    { name: 'maskable-512.png', size: 512, kind: 'maskable' },
    { name: 'apple-touch-icon.png', size: 180, kind: 'whole' },
    // Beside a notification a device shows its outline alone.
    { name: 'mark-96.png', size: 96, kind: 'mark' },
  ];

/** Of a maskable icon a device may show no more than a circle of this share of its width. */
const SAFE = 0.8;

const DENSITY = 600;

/** Draws the icons of an app from its SVG: a ground with rounded corners, and the paw as the last group on it. */
export async function drawIcons(
  svg: string,
): Promise<readonly { readonly name: string; readonly png: Uint8Array }[]> {
  return Promise.all(
    ICONS.map(async ({ name, size, kind }) => ({ name, png: await drawIcon(svg, kind, size) })),
  );
}

/** Draws one icon, so many pixels wide. */
export async function drawIcon(svg: string, kind: IconKind, size: number): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(shaped(svg, kind)), { density: DENSITY }).resize(size, size);
  return new Uint8Array(await drawn.png({ compressionLevel: 9 }).toBuffer());
}

function shaped(svg: string, kind: IconKind): string {
  switch (kind) {
    case 'rounded':
      return svg;
    case 'whole':
      return withoutCorners(svg);
    case 'maskable':
      return withSmallerPaw(withoutCorners(svg));
    case 'layer':
      return withSmallerPaw(svg.replace(/<rect[^>]*>/, ''), 0.55);
    case 'mark':
      return svg.replace(/<rect[^>]*>/, '').replace(/<g fill="[^"]*"/, '<g fill="#fff"');
  }
}

const withoutCorners = (svg: string) => svg.replace(/(<rect[^>]*) rx="\d+"/, '$1');

function withSmallerPaw(svg: string, share = SAFE): string {
  const middle = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0) * ((1 - share) / 2);
  return svg.replace('<g ', `<g transform="translate(${middle} ${middle}) scale(${share})" `);
}
