import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// What the machine makes of our code is kept for the next start. Where it cannot be written, it is made anew.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
// After a rest of some minutes V8 would keep to the little memory that was needed meanwhile, and collect all of it after every
// few large answers, for half of what the process does (decision 070).
setFlagsFromString('--no-memory-reducer');
await import('./main.ts');
