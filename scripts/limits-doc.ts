import { writeFile } from 'node:fs/promises';
import { limitsDocument, LIMITS_DOCUMENT } from './limits/document.ts';

/** Writes the documentation of how much of what there may be, from the table that the server goes by. */
await writeFile(LIMITS_DOCUMENT, limitsDocument());
