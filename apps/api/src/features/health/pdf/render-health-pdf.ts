import type { Bytes } from '../../../http/context.ts';
import { createWorkerThread } from '../../../jobs/worker-thread.ts';
import type { HealthPdf } from './draw-health-pdf.ts';

const render = createWorkerThread<HealthPdf, Uint8Array>(
  new URL('health-pdf-worker.ts', import.meta.url),
);

/** Renders a document in a worker thread, as a download with this name. */
export async function renderHealthPdf(pdf: HealthPdf, name: string): Promise<Bytes> {
  return {
    bytes: Buffer.from(await render(pdf)),
    contentType: 'application/pdf',
    name: `${name}.pdf`,
  };
}
