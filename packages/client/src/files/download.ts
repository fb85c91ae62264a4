import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Api } from '../api.ts';

/** Time for the browser to start saving the file before its URL is revoked. */
const REVOKE_AFTER_MS = MINUTE_MS;

/** Downloads a file and saves it on the device. The call needs the access token, so a direct link would not work. */
export async function download(
  api: Api,
  file: Pick<StoredFile, 'id'>,
  name: string,
): Promise<void> {
  saveFile(await api.readFile({ params: { id: file.id } }), name);
}

/** Saves a file from memory on the device. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
