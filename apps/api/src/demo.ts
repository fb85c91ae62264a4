import type { Pool } from 'pg';
import type { Files } from './ports/files.ts';

/** Seeds the demonstration facility into an empty database. */
export async function seedDemo(_pool: Pool, _files: Files, _now: Date): Promise<void> {}
