import { serveWorkerThread } from '../../../jobs/serve-worker-thread.ts';
import { drawReceipt } from '../receipts/draw-receipt.ts';
import { drawStatement } from '../reports/draw-statement.ts';
import type { PdfContent } from './pdf-content.ts';

serveWorkerThread((paper: PdfContent): Promise<Uint8Array> =>
  paper.kind === 'receipt' ? drawReceipt(paper.content) : drawStatement(paper.content),
);
