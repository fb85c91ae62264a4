import { Worker } from 'node:worker_threads';
import type { Drawn, Paper, Wanted } from './paper.ts';

type Waiting = {
  readonly done: (bytes: Buffer) => void;
  readonly fail: (error: Error) => void;
};

let thread: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/**
 * Draws a paper as a PDF in a thread of its own, which is begun with the first one: it takes a tenth of a second of
 * reckoning, in which this one would answer nobody.
 */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const id = (last += 1);
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    const worker = (thread ??= openThread());
    // It keeps the process alive as long as somebody waits.
    worker.ref();
    worker.postMessage({ id, paper } satisfies Wanted);
  });
}

function openThread(): Worker {
  const worker = new Worker(new URL('paper-worker.ts', import.meta.url));
  worker.on('message', (drawn: Drawn) => {
    const asked = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if (waiting.size === 0) worker.unref();
    if ('bytes' in drawn) asked?.done(Buffer.from(drawn.bytes));
    else asked?.fail(new Error(drawn.failure));
  });
  // A thread that has ended draws nothing more: the next paper begins another.
  worker.on('error', (error: Error) => end(worker, error));
  worker.on('exit', () => end(worker, new Error('the thread that draws papers has ended')));
  return worker;
}

function end(worker: Worker, error: Error): void {
  if (thread !== worker) return;
  thread = undefined;
  const asked = [...waiting.values()];
  waiting.clear();
  for (const { fail } of asked) fail(error);
}
