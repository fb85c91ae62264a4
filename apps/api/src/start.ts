import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Caches compiled code for the next start, if the directory is writable.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
// After idling for some minutes, V8 would keep its heap small and run a full garbage collection after every few large
// responses, which takes half of the CPU time (decision 070).
setFlagsFromString('--no-memory-reducer');
await import('./main.ts');
