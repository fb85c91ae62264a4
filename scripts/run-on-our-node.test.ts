import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';

const run = promisify(execFile);

/** A checkout that needs one package to run and another to be built, both packed beside it: npm needs no network. */
async function createCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'zampa-install-'));
  const write = async (path: string, content: unknown) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(
      join(root, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  await write('node-package/package.json', { name: 'node', version: '1.0.0', bin: 'node.js' });
  await write('node-package/node.js', '#!/usr/bin/env node\n');
  await write('bundler/package.json', { name: 'bundler', version: '1.0.0', main: 'bundler.js' });
  await write('bundler/bundler.js', "module.exports = 'bundled';\n");
  await run('npm', ['pack', './node-package', './bundler', '--offline'], { cwd: root });
  await write('package.json', {
    name: 'checkout',
    type: 'module',
    dependencies: { node: 'file:node-1.0.0.tgz' },
    devDependencies: { bundler: 'file:bundler-1.0.0.tgz' },
  });
  await run('npm', ['install', '--package-lock-only', '--offline'], { cwd: root });
  await write('scripts/build.mjs', "import result from 'bundler';\nconsole.log(result);\n");
  await write(
    'scripts/start.mjs',
    "import { runOnOurNode } from './run-on-our-node.mjs';\nawait runOnOurNode('build.mjs');\n",
  );
  await copyFile(
    join(ROOT, 'scripts/run-on-our-node.mjs'),
    join(root, 'scripts/run-on-our-node.mjs'),
  );
  return root;
}

describe('start of a checkout', () => {
  let root: string;
  beforeEach(async () => {
    root = await createCheckout();
  });
  afterEach(() => rm(root, { recursive: true }));

  const start = async (NODE_ENV: string) => {
    const env = { ...process.env, NODE_ENV };
    const { stdout } = await run(process.execPath, ['scripts/start.mjs'], { cwd: root, env });
    return stdout.trim().split('\n');
  };

  it.each(['development', 'production'])(
    'installs the build dependencies once with NODE_ENV=%s',
    async (environment) => {
      const lines = await start(environment);
      expect([lines[0], lines.at(-1)]).toEqual(['Installing dependencies …', 'bundled']);
      expect(await start(environment)).toEqual(['bundled']);
    },
  );

  it('installs a dependency again after it was removed', async () => {
    await start('production');
    await run('npm', ['prune', '--omit=dev', '--offline'], { cwd: root });
    const lines = await start('production');
    expect([lines[0], lines.at(-1)]).toEqual(['Installing dependencies …', 'bundled']);
  });
});
