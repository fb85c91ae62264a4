import { Generator, getConfig } from '@tanstack/router-generator';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileRoutes } from '../app-build/vite-options.ts';
import { generatedFiles } from '../generated/all.ts';
import type { Check } from './check.ts';

/** Requires generated files to be up to date with their sources. */
export const generated: Check = {
  name: 'generated files',
  async run(root) {
    const old: string[] = [];
    for await (const { path, text } of generatedFiles(root)) {
      const found = await readFile(join(root, path), 'utf8').catch(() => null);
      if (found !== text) old.push(`${path} is not what \`npm run generate\` makes`);
    }
    return old.join('\n') || null;
  },
};

const APPS = ['clinic', 'owner'] as const;

/** Requires the route tree of each app to match its files in `src/routes`, and regenerates it if it does not. */
export const routes: Check = {
  name: 'routes',
  async run(root) {
    const apps = APPS.map((app) => join(root, 'apps', app)).filter((app) =>
      existsSync(join(app, 'src/routes')),
    );
    const stale = await Promise.all(apps.map(madeAnew));
    return (
      stale
        .filter((file) => file !== null)
        .map((file) => `${relative(root, file)} was not what the files in routes/ make it`)
        .join('\n') || null
    );
  },
};

/** Makes an app's list of routes; its path where that is another one than before, else `null`. */
async function madeAnew(app: string): Promise<string | null> {
  const config = getConfig(fileRoutes(app), app);
  const file = config.generatedRouteTree;
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  await new Generator({ config, root: app }).run();
  return (await readFile(file, 'utf8')) === before ? null : file;
}
