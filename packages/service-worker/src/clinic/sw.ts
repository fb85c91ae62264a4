import { startWorker } from '../start-worker.ts';

declare const self: ServiceWorkerGlobalScope & { readonly SHELL: [] };

startWorker(self, 'clinic', self.SHELL);
