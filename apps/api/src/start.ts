import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What the machine makes of our code is kept for the next start. Where it cannot be written, it is made anew.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
await import('./main.ts');
