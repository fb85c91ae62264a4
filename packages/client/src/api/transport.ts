import { ApiUnreachable, refusalOf } from './problems.ts';
import { type MethodAndPath, type RawInput, requestOf } from './request.ts';

/** Sends one request, once, with the token given. Throws `ApiRefusal` and `ApiUnreachable`; an abort stays an abort. */
export type Transport = (
  call: MethodAndPath,
  input: RawInput,
  token: string | null,
) => Promise<Response>;

export function createTransport(origin: string, fetchRequest: typeof fetch = fetch): Transport {
  return async (call, input, token) => {
    const response = await answerTo(requestOf(origin, call, input, token), fetchRequest);
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
}

async function answerTo(request: Request, fetchRequest: typeof fetch): Promise<Response> {
  try {
    return await fetchRequest(request);
  } catch (error) {
    request.signal.throwIfAborted();
    throw new ApiUnreachable('No answer', { cause: error });
  }
}
