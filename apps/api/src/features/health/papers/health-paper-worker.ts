import { serveWorkerThread } from '../../../jobs/serve-worker-thread.ts';
import { drawHealthPaper, type HealthPaper } from './draw-health-paper.ts';

serveWorkerThread((paper: HealthPaper): Promise<Uint8Array> => drawHealthPaper(paper));
