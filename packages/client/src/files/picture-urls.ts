/** Contents of object URLs: they are in memory anyway, but cannot be read back from their URL. */
const contents = new Map<string, Blob>();

/** Creates an object URL for a picture; its content stays in memory until the URL is revoked. */
export function createPictureUrl(content: Blob): string {
  const url = URL.createObjectURL(content);
  contents.set(url, content);
  return url;
}

/** Returns the content of a picture's object URL; undefined for other URLs. */
export const contentOfPictureUrl = (url: string): Blob | undefined => contents.get(url);

/** Revokes the object URL of a picture, to free its memory. Ignores any other cached data. */
export function revokePictureUrl(data: unknown): void {
  if (typeof data !== 'string' || !data.startsWith('blob:')) return;
  contents.delete(data);
  URL.revokeObjectURL(data);
}
