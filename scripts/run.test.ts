import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './run-command.ts';

const run = promisify(execFile);

/** Creates a checkout that needs one package to run and another as a tool, both packed beside it: npm needs no network. */
async function createCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'zampa-install-'));
  const write = async (path: string, content: unknown) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(
      join(root, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  await write('packed/node/package.json', { name: 'node', version: '1.0.0', bin: 'bin/node' });
  await write('packed/node/bin/node', '#!/bin/sh\necho ours\n');
  for (const name of ['bundler', 'linter']) {
    await write(`packed/${name}/package.json`, { name, version: '1.0.0', main: 'main.js' });
    await write(`packed/${name}/main.js`, `module.exports = '${name}';\n`);
  }
  const packed = ['node', 'bundler', 'linter'].map((name) => `./packed/${name}`);
  await run('npm', ['pack', ...packed, '--offline'], { cwd: root });
  await write('package.json', {
    name: 'checkout',
    type: 'module',
    dependencies: { bundler: 'file:bundler-1.0.0.tgz' },
    devDependencies: { linter: 'file:linter-1.0.0.tgz' },
  });
  await write('scripts/node/package.json', {
    name: 'checkout-node',
    dependencies: { node: 'file:../../node-1.0.0.tgz' },
  });
  for (const cwd of [root, join(root, 'scripts/node')])
    await run('npm', ['install', '--package-lock-only', '--offline'], { cwd });
  for (const script of ['start', 'test'])
    await write(`scripts/${script}.ts`, "console.log((await import('bundler')).default);\n");
  await write(
    'scripts/old-node.mjs',
    "import { installOurNode, linkOurNode } from './install-packages.mjs';\nawait installOurNode('20.0.0');\nlinkOurNode();\n",
  );
  for (const file of ['run.mjs', 'install-packages.mjs'])
    await copyFile(join(ROOT, 'scripts', file), join(root, 'scripts', file));
  return root;
}

describe('start of a checkout', () => {
  let root: string;
  beforeEach(async () => {
    root = await createCheckout();
  });
  afterEach(() => rm(root, { recursive: true }));

  const runNode = async (options: string[], NODE_ENV = 'development') => {
    const env = { ...process.env, NODE_ENV };
    const { stdout } = await run(process.execPath, options, { cwd: root, env });
    return stdout.trim().split('\n');
  };
  const runScript = (script: string, environment?: string) =>
    runNode(['scripts/run.mjs', script], environment);
  const isInstalled = (path: string) => existsSync(join(root, 'node_modules', path));

  it.each(['development', 'production'])(
    'installs what building and serving need once with NODE_ENV=%s',
    async (environment) => {
      const lines = await runScript('start', environment);
      expect([lines[0], lines.at(-1)]).toEqual([
        'Installing 1 packages to build and serve …',
        'bundler',
      ]);
      expect(isInstalled('linter')).toBe(false);
      expect(await runScript('start', environment)).toEqual(['bundler']);
    },
  );

  it('adds the development tools for other commands and keeps them at the next start', async () => {
    await runScript('start');
    const { ino } = await stat(join(root, 'node_modules/bundler'));
    const lines = await runScript('test', 'production');
    expect(lines[0]).toBe('Installing 2 packages including development tools …');
    expect(isInstalled('linter')).toBe(true);
    expect((await stat(join(root, 'node_modules/bundler'))).ino).toBe(ino);
    expect(await runScript('start')).toEqual(['bundler']);
    expect(isInstalled('linter')).toBe(true);
  });

  it('installs a dependency again after it was removed, with the tools that are there', async () => {
    await runScript('test');
    await run('npm', ['uninstall', '--no-save', 'bundler', '--offline'], { cwd: root });
    expect(isInstalled('bundler')).toBe(false);
    const lines = await runScript('start');
    expect([lines[0], lines.at(-1)]).toEqual([
      'Installing 2 packages including development tools …',
      'bundler',
    ]);
  });

  it('installs and links its own Node where the machine has an older one', async () => {
    await runScript('start');
    expect(isInstalled('.bin/node')).toBe(false);
    await runNode(['scripts/old-node.mjs']);
    const { stdout } = await run(join(root, 'node_modules/.bin/node'), []);
    expect(stdout).toBe('ours\n');
  });
});
