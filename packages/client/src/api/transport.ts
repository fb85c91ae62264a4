import { ApiUnreachable, refusalOf } from './problems.ts';
import { noteServerTime } from './server-clock.ts';
import { formOf, type MethodAndPath, type RequestInput, requestOf } from './request.ts';

/** What is said in place of an answer that who asks has already. */
export const UNCHANGED = 304;

/** Sends one request, once, with the token given. Throws `ApiRefusal` and `ApiUnreachable`; an abort stays an abort. */
export type Transport = (
  call: MethodAndPath,
  input: RequestInput,
  token: string | null,
) => Promise<Response>;

/** Returns what sends the requests to a server; an empty `origin` is the page’s own. */
export function createTransport(origin: string, fetchRequest: typeof fetch = fetch): Transport {
  return async (call, input, token) => {
    const response = await answerTo(requestOf(origin, call, input, token), input, fetchRequest);
    noteServerTime(response.headers.get('date'));
    if (!response.ok && response.status !== UNCHANGED) throw await refusalOf(response);
    return response;
  };
}

async function answerTo(
  request: Request,
  { body, file, onProgress }: RequestInput,
  fetchRequest: typeof fetch,
): Promise<Response> {
  try {
    if (!file || !onProgress) return await fetchRequest(request);
    // Few calls carry a file; the first screens need not know how.
    const { upload } = await import('./upload.ts');
    return await upload(request, formOf(body, file), onProgress);
  } catch (error) {
    request.signal.throwIfAborted();
    throw new ApiUnreachable('No answer', { cause: error });
  }
}
