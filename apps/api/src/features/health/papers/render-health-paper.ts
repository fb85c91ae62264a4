import type { Bytes } from '../../../http/context.ts';
import { createWorkerThread } from '../../../jobs/worker-thread.ts';
import type { HealthPaper } from './draw-health-paper.ts';

const render = createWorkerThread<HealthPaper, Uint8Array>(
  new URL('health-paper-worker.ts', import.meta.url),
);

/** Renders a document in a worker thread, as a download with this name. */
export async function renderHealthPaper(paper: HealthPaper, name: string): Promise<Bytes> {
  return {
    bytes: Buffer.from(await render(paper)),
    contentType: 'application/pdf',
    name: `${name}.pdf`,
  };
}
