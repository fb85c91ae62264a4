import { parseRefusal } from './problems.ts';
import { noteServerTime } from './server-clock.ts';
import { answerTimeoutMs } from './time-limits.ts';
import { type Watch, watchResponse, watchCall } from './watch-call.ts';
import { toFormData, type MethodAndPath, type RequestInput, toRequest } from './request.ts';

/** Status of a response without content, because the caller has it cached. */
export const NOT_MODIFIED = 304;

/**
 * Sends a request once with the given access token. Throws `ApiRefusal`, `ApiUnreachable` or, after a timeout,
 * `ApiTimeout`; an abort is rethrown.
 */
export type Transport = (
  call: MethodAndPath,
  input: RequestInput,
  token: string | null,
) => Promise<Response>;

/** Creates the transport to a server; an empty `origin` is the page's own. */
export function createTransport(origin: string, fetchRequest: typeof fetch = fetch): Transport {
  return async (call, toSend, token) => {
    const { file } = toSend;
    const input = file instanceof File ? { ...toSend, file: await prepare(file) } : toSend;
    const hasUntrackedFile = Boolean(input.file && !input.onProgress);
    const watch = watchCall(answerTimeoutMs(call, hasUntrackedFile), input.signal);
    const request = toRequest(origin, call, { ...input, signal: watch.signal }, token);
    const response = await fetchResponse(request, input, watch, fetchRequest);
    noteServerTime(response.headers.get('date'));
    if (!response.ok && response.status !== NOT_MODIFIED) throw await parseRefusal(response);
    return response;
  };
}

/** Reduces a photo. Few calls upload files, so the first screens do not load this code; without it files stay as they are. */
async function prepare(file: File): Promise<File> {
  try {
    const { prepareToSend } = await import('./prepare-photos.ts');
    return await prepareToSend(file);
  } catch {
    return file;
  }
}

async function fetchResponse(
  request: Request,
  { body, file, onProgress }: RequestInput,
  watch: Watch,
  fetchRequest: typeof fetch,
): Promise<Response> {
  try {
    if (!file || !onProgress) return watchResponse(await fetchRequest(request), watch);
    // Few calls upload files, so the first screens do not load this code.
    const { upload } = await import('./upload.ts');
    const reportProgress = (share: number) => {
      watch.extend();
      onProgress(share);
    };
    return watchResponse(await upload(request, toFormData(body, file), reportProgress), watch);
  } catch (error) {
    return watch.fail(error);
  }
}
