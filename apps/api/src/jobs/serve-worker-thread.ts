import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerTask } from './worker-thread.ts';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Answers the tasks that `createWorkerThread` posts to this thread. */
export function serveWorkerThread<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
): void {
  const answerTo = async ({ id, input }: WorkerTask<Input>): Promise<WorkerAnswer<Output>> => {
    try {
      return { id, output: await work(input) };
    } catch (error) {
      return { id, failure: messageOf(error) };
    }
  };
  parentPort?.on('message', (task: WorkerTask<Input>) => {
    void answerTo(task).then((answer) => parentPort?.postMessage(answer));
  });
}
