import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { buildIfStale } from './build-if-stale.ts';
import { ROOT } from './root.ts';

const OUTPUT = 'apps/api/dist';
/** The compile cache that `apps/api/src/start.ts` writes. It is useless after a new build. */
const COMPILED = '.cache/compiled';

/**
 * Modules bundled into one file: our own, and libraries that consist of many small modules. Finding and reading a
 * thousand files takes longer than running them. The other libraries stay in node_modules with their own assets.
 */
const TOGETHER =
  /^(?:[./]|@zampa\/|(?:drizzle-orm|ical-generator|libphonenumber-js|temporal-polyfill|uuid|zod)(?:\/|$))/;

/** Builds the server when its sources have changed since it was last built. */
export const buildServer = (): Promise<void> =>
  buildIfStale({
    name: 'the server',
    sources: [
      'apps/api/src',
      'packages/contract/src',
      'packages/db',
      'packages/domain/src',
      'package-lock.json',
      'scripts/build-server.ts',
    ],
    result: `${OUTPUT}/start.js`,
    build,
  });

async function build(): Promise<void> {
  for (const old of [OUTPUT, COMPILED]) await rm(join(ROOT, old), { recursive: true, force: true });
  const bundle = await rolldown({
    input: { start: join(ROOT, 'apps/api/src/start.ts') },
    cwd: ROOT,
    platform: 'node',
    external: (id) => !TOGETHER.test(id),
    plugins: [ownPlace],
  });
  await bundle.write({ dir: join(ROOT, OUTPUT), format: 'esm' });
  await bundle.close();
}

/** Modules find their files (migrations, fonts, workers) beside their sources, also when they have been put together. */
const ownPlace: Plugin = {
  name: 'own-place',
  transform: (code, id) =>
    code.includes('import.meta.')
      ? code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};
