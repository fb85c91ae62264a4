import { refusalOf } from './problems.ts';
import { noteServerTime } from './server-clock.ts';
import { answerWithinMs } from './time-limits.ts';
import { type Watch, watchAnswer, watchCall } from './while-moving.ts';
import { formOf, type MethodAndPath, type RequestInput, requestOf } from './request.ts';

/** What is said in place of an answer that who asks has already. */
export const UNCHANGED = 304;

/**
 * Sends one request, once, with the token given. Throws `ApiRefusal`, `ApiUnreachable` and, where nothing comes for too
 * long, `ApiSilent`; an abort stays an abort.
 */
export type Transport = (
  call: MethodAndPath,
  input: RequestInput,
  token: string | null,
) => Promise<Response>;

/** Returns what sends the requests to a server; an empty `origin` is the page’s own. */
export function createTransport(origin: string, fetchRequest: typeof fetch = fetch): Transport {
  return async (call, input, token) => {
    const isFileUnseen = Boolean(input.file && !input.onProgress);
    const watch = watchCall(answerWithinMs(call, isFileUnseen), input.signal);
    const request = requestOf(origin, call, { ...input, signal: watch.signal }, token);
    const response = await answerTo(request, input, watch, fetchRequest);
    noteServerTime(response.headers.get('date'));
    if (!response.ok && response.status !== UNCHANGED) throw await refusalOf(response);
    return response;
  };
}

async function answerTo(
  request: Request,
  { body, file, onProgress }: RequestInput,
  watch: Watch,
  fetchRequest: typeof fetch,
): Promise<Response> {
  try {
    if (!file || !onProgress) return watchAnswer(await fetchRequest(request), watch);
    // Few calls carry a file; the first screens need not know how.
    const { upload } = await import('./upload.ts');
    const onMove = (share: number) => {
      watch.extend();
      onProgress(share);
    };
    return watchAnswer(await upload(request, formOf(body, file), onMove), watch);
  } catch (error) {
    return watch.fail(error);
  }
}
