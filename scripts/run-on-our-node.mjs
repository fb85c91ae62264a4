import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// This file and its callers also run on the machine's own Node, before ours is installed: plain JavaScript, Node 20.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
/** What the build needs too: with `NODE_ENV=production` npm would leave it out. */
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const OLDEST_TO_INSTALL_WITH = 20;
const OURS = 24;

/**
 * Runs one of our scripts on the Node that npm installed with the other dependencies, which it
 * first brings up to the lock file where they are not.
 *
 * @param {string} script a TypeScript file of this directory
 */
export async function runOnOurNode(script) {
  if (!isInstalled()) install();
  const path = fileURLToPath(new URL(script, import.meta.url));
  if (majorOf(process.versions.node) >= OURS) await import(pathToFileURL(path).href);
  else await runInChild(path);
}

/** Whether what npm last installed is what the lock file asks for, whoever told it to. */
function isInstalled() {
  const installed = join(MODULES, '.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(MODULES, '.bin', 'node'))) return false;
  const wanted = Object.entries(packagesOf(LOCK));
  const found = packagesOf(installed);
  return wanted.every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      devOptional ||
      link ||
      found[path]?.version === version,
  );
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @param {string} lockFile
 * @returns {Record<string, Locked>}
 */
const packagesOf = (lockFile) =>
  /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(readFileSync(lockFile, 'utf8')))
    .packages;

function install() {
  const { node } = process.versions;
  if (majorOf(node) < OLDEST_TO_INSTALL_WITH)
    stop(`Zampa needs Node ${OLDEST_TO_INSTALL_WITH} or newer to install itself; this is ${node}.`);
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', INSTALL, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithoutOurs() },
  });
  if (status !== 0) stop('npm ci failed; see above. Zampa is not installed.');
}

/** npm removes our Node before it installs it again, so it must not run on it. */
const pathWithoutOurs = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((directory) => !directory.startsWith(MODULES))
    .join(delimiter);

/** @param {string} path */
async function runInChild(path) {
  const bin = join(MODULES, '.bin');
  const child = spawn(join(bin, 'node'), [path, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {string} version */
const majorOf = (version) => Number.parseInt(version, 10);

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
