import { ApiSilent } from './problems.ts';

export type Watch = {
  /** Aborts with the signal of who asks, or with `ApiSilent` once nothing has moved for too long. */
  readonly signal: AbortSignal;
  /** Something has moved: the time begins anew. */
  readonly extend: () => void;
  /** Everything is here, or nothing will be. */
  readonly stop: () => void;
};

/** Begins to watch a call, which ends when nothing has moved for so many milliseconds. */
export function watchCall(ms: number, asking: AbortSignal | undefined): Watch {
  const ending = new AbortController();
  const end = () => ending.abort(new ApiSilent('No answer in time'));
  let timer = setTimeout(end, ms);
  const stop = () => clearTimeout(timer);
  return {
    signal: asking ? AbortSignal.any([asking, ending.signal]) : ending.signal,
    extend() {
      stop();
      timer = setTimeout(end, ms);
    },
    stop,
  };
}

/** Answers that have no content, whatever a browser makes of that. */
const EMPTY: readonly number[] = [204, 205, 304];

/** Returns an answer whose content is watched too: its head may be here, and the connection lost before the rest. */
export function watchAnswer(response: Response, { signal, extend, stop }: Watch): Response {
  if (!response.body || EMPTY.includes(response.status)) {
    stop();
    return response;
  }
  const passing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    start(controller) {
      signal.addEventListener('abort', () => {
        stop();
        controller.error(signal.reason);
      });
    },
    transform(chunk, controller) {
      extend();
      controller.enqueue(chunk);
    },
    flush: stop,
  });
  return new Response(response.body.pipeThrough(passing), response);
}
