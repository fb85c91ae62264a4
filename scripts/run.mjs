import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  BIN,
  endOf,
  installOurNode,
  installPackages,
  linkOurNode,
  majorOf,
  OUR_BINARY,
  REQUIRED_NODE_MAJOR,
  ROOT,
} from './install-packages.mjs';

// `node scripts/run.mjs <command> [options]` runs the script `<command>.ts` of this directory on Node 24, after
// installing what is missing. This file also runs on the machine's own Node, before ours is installed: plain
// JavaScript, Node 20.

/** Commands that need what building and serving need; all others also use the development tools. */
const WITHOUT_TOOLS = [
  'start',
  'build-all',
  'jobs',
  'backup',
  'backup-verify',
  'restore',
  'doctor',
];

// Removed, so that the script finds its options where it would without this file.
const [command = ''] = process.argv.splice(2, 1);
await installAll(!WITHOUT_TOOLS.includes(command));
linkOurNode();
const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
if (majorOf(process.versions.node) >= REQUIRED_NODE_MAJOR) await import(pathToFileURL(script).href);
else await runInChild(script);

/**
 * Installs both at the same time. Ends the process if one fails, after the other has ended, so that no npm still writes
 * when the command is repeated.
 *
 * @param {boolean} hasTools
 */
async function installAll(hasTools) {
  const results = await Promise.allSettled([installPackages(hasTools), installOurNode()]);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason)] : [],
  );
  if (failures.length === 0) return;
  console.error(failures.join('\n'));
  process.exit(1);
}

/** @param {string} path */
async function runInChild(path) {
  const child = spawn(OUR_BINARY, [path, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  process.exitCode = await endOf(child);
}
