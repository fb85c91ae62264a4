import { refusalToUpload } from '@zampa/domain/files/upload';

/** Returns whether a photo is refused only for its size or for being HEIC, both of which its reduction can fix. */
export function mayBecomeAcceptable(file: File): boolean {
  const refusal = refusalToUpload(file);
  return file.type.startsWith('image/') && (refusal === 'file_too_large' || refusal === 'heic');
}
