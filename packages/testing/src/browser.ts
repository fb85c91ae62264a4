import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first is Chromium without what draws windows: the same pages in three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** For every start of a browser by a test: nothing of its own goes to the network, and root may start it. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A Chromium of this machine: `CHROMIUM_PATH`, one on the path, Playwright's own; `null` when there is none. */
export function findBrowser(): string | null {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap((directory) =>
    NAMES.map((name) => join(directory, name)),
  );
  return [...onPath, chromium.executablePath()].find(canRun) ?? null;
}

/**
 * A Chromium of this machine; installs one when there is none, as root from the system's packages.
 *
 * @throws with what to do, when that fails
 */
export function provideBrowser(): string {
  const browser = findBrowser() ?? installBrowser();
  if (browser === null)
    throw new Error(
      'No Chromium here, and none could be installed: install one and set CHROMIUM_PATH to it.',
    );
  return browser;
}

function installBrowser(): string | null {
  const isRoot = process.getuid?.() === 0 && canRun('/usr/bin/apt-get');
  const ways = isRoot
    ? [
        ['update'],
        ...['chromium-headless-shell', 'chromium'].map((name) => [
          'install',
          '--yes',
          '--no-install-recommends',
          name,
        ]),
      ].map((options) => ({ command: 'apt-get', options }))
    : [{ command: 'npx', options: ['playwright', 'install', 'chromium'] }];
  for (const { command, options } of ways) {
    try {
      execFileSync(command, options, { stdio: 'inherit' });
    } catch {
      // Not every system has every package.
      continue;
    }
    const browser = findBrowser();
    if (browser) return browser;
  }
  return null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
