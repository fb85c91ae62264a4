import { UPLOAD_MAX_BYTES } from './images.ts';

/** Kinds of picture that people may send; the server looks into the content as well. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;

/** Why a picture cannot be sent, as far as one sees without opening it; an unknown kind is left to the server. */
export function refusalToUpload({
  size,
  type,
}: {
  readonly size: number;
  readonly type: string;
}): 'file_too_large' | 'file_kind' | null {
  if (type !== '' && !UPLOAD_TYPES.some((known) => known === type)) return 'file_kind';
  return size > UPLOAD_MAX_BYTES ? 'file_too_large' : null;
}
