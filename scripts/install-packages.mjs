import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file also runs on the machine's own Node, before ours is installed: plain JavaScript, Node 20.

/** The oldest Node that Zampa runs on. */
export const REQUIRED_NODE_MAJOR = 24;
const MIN_NODE_TO_INSTALL = 20;

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
/** A project of its own, so that machines with a new Node do not download ours. */
const BUNDLED_NODE_DIRECTORY = join(ROOT, 'scripts', 'node');
export const OUR_BINARY = join(BUNDLED_NODE_DIRECTORY, 'node_modules', 'node', 'bin', 'node');
/** npm puts this directory first on the path. */
export const BIN = join(MODULES, '.bin');
const LINK = join(BIN, 'node');
const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
const SECONDS_BETWEEN_LINES = 5;

/**
 * Installs what the lock file asks for and is missing: the packages that building and serving need,
 * and the development tools if they are asked for.
 *
 * @param {boolean} hasTools
 */
export async function installPackages(hasTools) {
  const needed = lockedPackages(ROOT);
  const missing = findMissing(ROOT, needed);
  const isComplete = !missing.some((each) => hasTools || !each.isTool);
  if (isComplete) return;
  // Keeps development tools that are already installed.
  const installsTools = hasTools || needed.some((each) => each.isTool && !missing.includes(each));
  const lacksOnlyTools = missing.every((each) => each.isTool);
  const wanted = needed.filter((each) => installsTools || !each.isTool);
  const purpose = installsTools ? 'including development tools' : 'to build and serve';
  console.log(`Installing ${wanted.length} packages ${purpose} …`);
  // `npm ci` removes what is there, perhaps under a running server. Adding the tools does not.
  const command = lacksOnlyTools ? ['install', '--no-save'] : ['ci'];
  await runNpm(ROOT, [...command, installsTools ? '--include=dev' : '--omit=dev'], () => {
    const count = wanted.filter(({ path }) => existsSync(join(ROOT, path, 'package.json'))).length;
    return `${count} of ${wanted.length} packages`;
  });
}

/**
 * Installs Node 24 into `scripts/node` if the machine's Node is older or the installed copy is outdated.
 *
 * @param {string} version the version of the Node that runs this
 */
export async function installOurNode(version = process.versions.node) {
  if (majorOf(version) >= REQUIRED_NODE_MAJOR && !process.execPath.startsWith(ROOT)) return;
  const isComplete =
    findMissing(BUNDLED_NODE_DIRECTORY, lockedPackages(BUNDLED_NODE_DIRECTORY)).length === 0;
  if (isComplete && existsSync(OUR_BINARY)) return;
  console.log(`Installing Node ${REQUIRED_NODE_MAJOR}, because this is ${version} …`);
  await runNpm(BUNDLED_NODE_DIRECTORY, ['ci'], () => `Node ${REQUIRED_NODE_MAJOR}`);
}

/** Links our Node where npm's scripts and `npx` look for one first. */
export function linkOurNode() {
  if (!existsSync(OUR_BINARY) || existsSync(LINK)) return;
  mkdirSync(BIN, { recursive: true });
  rmSync(LINK, { force: true });
  symlinkSync(relative(dirname(LINK), OUR_BINARY), LINK);
}

/**
 * @typedef {{ path: string, version: string | undefined, isTool: boolean }} Package
 * @param {string} project
 * @returns {Package[]} what every machine needs; other packages depend on the platform
 */
const lockedPackages = (project) =>
  Object.entries(packagesOf(join(project, 'package-lock.json')))
    .filter(([path, { optional, devOptional, link }]) => {
      const isPackage = path.includes('node_modules/');
      return isPackage && !optional && !devOptional && !link;
    })
    .map(([path, { version, dev = false }]) => ({ path, version, isTool: dev }));

/**
 * Finds the packages that npm did not install in the version of the lock file.
 *
 * @param {string} project
 * @param {readonly Package[]} packages
 */
function findMissing(project, packages) {
  const record = join(project, 'node_modules', '.package-lock.json');
  const installed = existsSync(record) ? packagesOf(record) : {};
  return packages.filter(({ path, version }) => installed[path]?.version !== version);
}

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @param {string} lockFile
 * @returns {Record<string, Locked>}
 */
const packagesOf = (lockFile) =>
  /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(readFileSync(lockFile, 'utf8')))
    .packages;

/**
 * Runs npm and prints every few seconds how far it is.
 *
 * @param {string} project
 * @param {readonly string[]} options
 * @param {() => string} describeProgress
 */
async function runNpm(project, options, describeProgress) {
  const { node } = process.versions;
  if (majorOf(node) < MIN_NODE_TO_INSTALL)
    throw new Error(
      `Zampa needs Node ${MIN_NODE_TO_INSTALL} or newer to install itself; this is ${node}.`,
    );
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const child = spawn('npm', [...options, ...QUIET], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithoutOurs() },
  });
  const lines = setInterval(
    () => console.log(`  installing ${describeProgress()} (${seconds()})`),
    SECONDS_BETWEEN_LINES * 1000,
  );
  const status = await endOf(child).finally(() => clearInterval(lines));
  if (status !== 0) throw new Error(`npm ${options[0]} failed; see above. Zampa is not installed.`);
  console.log(`Installed ${describeProgress()} in ${seconds()}.`);
}

/** npm replaces our Node and its link, so it must not run on it. */
const pathWithoutOurs = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(
      (directory) =>
        !directory.startsWith(MODULES) && !directory.startsWith(BUNDLED_NODE_DIRECTORY),
    )
    .join(delimiter);

/**
 * Waits for the end of a process.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
export const endOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** @param {string} version */
export const majorOf = (version) => Number.parseInt(version, 10);
