import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Api } from '../api.ts';

/** So long the browser may take to begin with the file after it was handed over. */
const HANDED_OVER_MS = MINUTE_MS;

/** Saves a file on the device. The call needs the bearer token, so the address is one of this page's own. */
export async function download(
  api: Api,
  file: Pick<StoredFile, 'id'>,
  name: string,
): Promise<void> {
  saveFile(await api.blob('GET /files/{id}', { params: { id: file.id } }), name);
}

/** Saves on the device what is in memory. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MS);
}
