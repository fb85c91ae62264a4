import { reducedDimensions } from '@zampa/domain/files/images';

const JPEG = 'image/jpeg';
const PNG = 'image/png';
const QUALITY = 0.85;
const HEIC = /^image\/hei[cf]$/;

/**
 * Reduces a photo to the size in which it is stored: upright and without metadata, as JPEG or PNG. Returns the file itself
 * if that is small enough. Rejects a photo that the browser cannot decode.
 */
export async function reducePhoto(file: File): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const { naturalWidth: width, naturalHeight: height } = image;
    const isHeic = HEIC.test(file.type);
    const dimensions = reducedDimensions({ width, height });
    if (!dimensions && !isHeic) return file;
    const type = file.type === PNG ? PNG : JPEG;
    return toFile(await draw(image, dimensions ?? { width, height }, type), file);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Loads an image. Its width and height are those of the upright photo. */
function loadImage(url: string): Promise<HTMLImageElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLImageElement>();
  const image = new Image();
  image.addEventListener('load', () => resolve(image));
  image.addEventListener('error', () => reject(new Error('the browser cannot decode the photo')));
  image.src = url;
  return promise;
}

type Dimensions = { readonly width: number; readonly height: number };

async function draw(image: HTMLImageElement, { width, height }: Dimensions, type: string) {
  const { canvas, context } = createCanvas(width, height);
  if (!isFaithful(canvas, context)) throw new Error('the browser changes what is drawn');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  if (type === JPEG) context.fillRect(0, 0, width, height);
  else context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  await image.decode();
  context.drawImage(image, 0, 0, width, height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, QUALITY);
  const content = await promise;
  // Frees the memory on phones that keep it until the next collection.
  canvas.width = 0;
  if (!content) throw new Error('the browser cannot encode the photo');
  return content;
}

function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  return { canvas, context };
}

/** Browsers that resist fingerprinting return noise in place of what was drawn. */
function isFaithful(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#1b2a26';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, 1, 1);
  return data[0] === 0x1b && data[1] === 0x2a && data[2] === 0x26;
}

function toFile(content: Blob, { name, lastModified }: File): File {
  const ending = content.type === PNG ? 'png' : 'jpg';
  return new File([content], `${name.replace(/[.][^.]*$/, '')}.${ending}`, {
    type: content.type,
    lastModified,
  });
}
