import { createWorkerThread } from '../../../jobs/worker-thread.ts';
import type { PdfContent } from './pdf-content.ts';

const render = createWorkerThread<PdfContent, Uint8Array>(
  new URL('paper-worker.ts', import.meta.url),
);

/** Renders a PDF in a worker thread, because it takes about 100 ms of CPU time. */
export async function renderPdf(paper: PdfContent): Promise<Buffer> {
  return Buffer.from(await render(paper));
}
