import { ApiTimeout, ApiUnreachable } from './problems.ts';

export type Watch = {
  /** Aborts with the caller's signal, or with `ApiTimeout` after too long without progress. */
  readonly signal: AbortSignal;
  /** Restarts the timeout after progress. */
  readonly extend: () => void;
  /** Stops the timeout: the call has ended. */
  readonly stop: () => void;
  /** Stops the timeout and throws: the abort reason if aborted, otherwise `ApiUnreachable`. */
  readonly fail: (cause: unknown) => never;
};

/** Starts an idle timeout for a call: aborts it after the given milliseconds without progress. */
export function watchCall(ms: number, callerSignal: AbortSignal | undefined): Watch {
  const timeoutController = new AbortController();
  const abortCall = () => timeoutController.abort(new ApiTimeout('No answer in time'));
  let timer = setTimeout(abortCall, ms);
  const stop = () => clearTimeout(timer);
  const signal = callerSignal
    ? AbortSignal.any([callerSignal, timeoutController.signal])
    : timeoutController.signal;
  return {
    signal,
    extend() {
      stop();
      timer = setTimeout(abortCall, ms);
    },
    stop,
    fail: (cause) => {
      stop();
      signal.throwIfAborted();
      throw new ApiUnreachable('No answer', { cause });
    },
  };
}

/** Statuses of responses without content, whatever body a browser provides. */
const EMPTY_STATUSES: readonly number[] = [204, 205, 304];

/**
 * Returns a response that extends the idle timeout while its body arrives. If the connection is lost after the
 * headers, reading the body throws `ApiUnreachable`.
 */
export function watchResponse(response: Response, { extend, stop, fail }: Watch): Response {
  if (!response.body || EMPTY_STATUSES.includes(response.status)) {
    stop();
    return response;
  }
  const reader = response.body.getReader();
  const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      // An error thrown here is the one that reading the body throws.
      const { done: isDone, value } = await reader.read().catch(fail);
      if (isDone) {
        stop();
        controller.close();
      } else {
        extend();
        controller.enqueue(value);
      }
    },
    cancel(reason) {
      stop();
      return reader.cancel(reason);
    },
  });
  return new Response(content, response);
}
