import { Worker } from 'node:worker_threads';

export type WorkerLimits = {
  /** The thread is terminated when one task takes longer. */
  readonly withinMs?: number;
  /** The largest heap of the thread. Buffers do not count. */
  readonly heapMegabytes?: number;
};

/** A task as it is posted to the thread, and the answer. */
export type WorkerTask<Input> = { readonly id: number; readonly input: Input };
export type WorkerAnswer<Output> =
  | { readonly id: number; readonly output: Output }
  | { readonly id: number; readonly failure: string };

/** A task exceeded the time or memory limit of its thread. */
export class WorkerLimitExceeded extends Error {
  override readonly name = 'WorkerLimitExceeded';
}

type Pending<Output> = {
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Creates a function that runs tasks in a worker thread, so that CPU-bound work does not block the event loop. The first
 * task starts the thread; after a failure the next task starts another one.
 *
 * @param file the module of the thread, which calls `serveWorkerThread`
 */
export function createWorkerThread<Input, Output>(
  file: URL,
  { withinMs, heapMegabytes }: WorkerLimits = {},
): (input: Input) => Promise<Output> {
  const pending = new Map<number, Pending<Output>>();
  let thread: Worker | undefined;
  let lastId = 0;

  function endThread(worker: Worker, error: Error): void {
    if (thread !== worker) return;
    thread = undefined;
    const failed = [...pending.values()];
    pending.clear();
    for (const { reject } of failed) reject(error);
    void worker.terminate();
  }

  function openThread(): Worker {
    const limits = heapMegabytes && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } };
    const worker = new Worker(file, { ...limits });
    worker.on('message', (answer: WorkerAnswer<Output>) => {
      const task = pending.get(answer.id);
      if ('output' in answer) task?.resolve(answer.output);
      else task?.reject(new Error(answer.failure));
    });
    worker.on('error', (error: Error) => endThread(worker, limitErrorOf(error)));
    worker.on('exit', () => endThread(worker, new Error('the worker thread exited')));
    return worker;
  }

  return async (input) => {
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    pending.set(id, { resolve, reject });
    const worker = (thread ??= openThread());
    // A running task keeps the process alive.
    worker.ref();
    worker.postMessage({ id, input } satisfies WorkerTask<Input>);
    const giveUp = () => endThread(worker, new WorkerLimitExceeded('the task took too long'));
    const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      pending.delete(id);
      if (pending.size === 0) worker.unref();
    }
  };
}

const limitErrorOf = (error: Error): Error =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new WorkerLimitExceeded('the task needed too much memory', { cause: error })
    : error;
