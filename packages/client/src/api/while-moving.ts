import { ApiSilent, ApiUnreachable } from './problems.ts';

export type Watch = {
  /** Aborts with the signal of who asks, or with `ApiSilent` once nothing has moved for too long. */
  readonly signal: AbortSignal;
  /** Something has moved: the time begins anew. */
  readonly extend: () => void;
  /** Everything is here, or nothing will be. */
  readonly stop: () => void;
  /** Nothing will be: throws what the signal was aborted with, or else `ApiUnreachable`. */
  readonly fail: (cause: unknown) => never;
};

/** Begins to watch a call, which ends when nothing has moved for so many milliseconds. */
export function watchCall(ms: number, asking: AbortSignal | undefined): Watch {
  const ending = new AbortController();
  const end = () => ending.abort(new ApiSilent('No answer in time'));
  let timer = setTimeout(end, ms);
  const stop = () => clearTimeout(timer);
  const signal = asking ? AbortSignal.any([asking, ending.signal]) : ending.signal;
  return {
    signal,
    extend() {
      stop();
      timer = setTimeout(end, ms);
    },
    stop,
    fail: (cause) => {
      stop();
      signal.throwIfAborted();
      throw new ApiUnreachable('No answer', { cause });
    },
  };
}

/** Answers that have no content, whatever a browser makes of that. */
const EMPTY: readonly number[] = [204, 205, 304];

/**
 * Returns an answer whose content is watched too: its head may be here, and the connection lost before the rest. Reading it
 * fails with `ApiUnreachable` then.
 */
export function watchAnswer(response: Response, { extend, stop, fail }: Watch): Response {
  if (!response.body || EMPTY.includes(response.status)) {
    stop();
    return response;
  }
  const reader = response.body.getReader();
  const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      // What it fails with is what reading the content fails with.
      const { done, value } = await reader.read().catch(fail);
      if (done) {
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
