/** What is behind the addresses of this page: it lies in memory anyway, and cannot be had by its address. */
const contents = new Map<string, Blob>();

/** Returns an address for a picture that the server has sent; its content is there until it is revoked. */
export function createPictureUrl(content: Blob): string {
  const url = URL.createObjectURL(content);
  contents.set(url, content);
  return url;
}

/** Returns what the server has sent for an address; `undefined` where it did not come from there. */
export const contentOf = (url: string): Blob | undefined => contents.get(url);

/** Gives back the memory of what was in the cache, where that was the address of a picture. */
export function revokePictureUrl(data: unknown): void {
  if (typeof data !== 'string' || !data.startsWith('blob:')) return;
  contents.delete(data);
  URL.revokeObjectURL(data);
}
