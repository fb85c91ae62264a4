import { serveWorkerThread } from '../../../jobs/serve-worker-thread.ts';
import { drawHealthPdf, type HealthPdf } from './draw-health-pdf.ts';

serveWorkerThread((pdf: HealthPdf): Promise<Uint8Array> => drawHealthPdf(pdf));
