/** Pictures that browsers can decode. Some also decode HEIC, which is then sent as JPEG. */
const PHOTO = /^image\/(?:jpeg|png|webp|heic|heif)$/;

/**
 * Reduces photos to the size in which they are stored. Other files, and photos that this browser cannot decode, stay as
 * they are. The code is loaded with the first photo.
 */
export async function preparePhotos(files: readonly File[]): Promise<File[]> {
  const prepared: File[] = [];
  // One after the other: each takes up to 200 MB while it is decoded.
  for (const file of files) prepared.push(PHOTO.test(file.type) ? await reduced(file) : file);
  return prepared;
}

async function reduced(file: File): Promise<File> {
  try {
    const { reducePhoto } = await import('./reduce-photo.ts');
    return await reducePhoto(file);
  } catch {
    return file;
  }
}

const sent = new WeakMap<File, Promise<File>>();

/** Reduces a photo that is sent. The same file is reduced once, so that a repeated request has the same content. */
export function prepareToSend(file: File): Promise<File> {
  if (!PHOTO.test(file.type)) return Promise.resolve(file);
  const prepared = sent.get(file) ?? reduced(file);
  sent.set(file, prepared);
  return prepared;
}
