import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first one is Chromium without window rendering, which takes a quarter less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Arguments for every browser started by a test: no background network traffic, and no sandbox as root. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Returns the path of a Chromium: `CHROMIUM_PATH`, one in `PATH`, or Playwright's; `null` if none is installed. */
export function findBrowser(): string | null {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap((directory) =>
    NAMES.map((name) => join(directory, name)),
  );
  return [...onPath, chromium.executablePath()].find(canRun) ?? null;
}

/**
 * Returns the path of a Chromium and installs one if necessary; as root with apt-get.
 *
 * @throws with instructions if the installation fails
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
  const commands = isRoot
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
  for (const { command, options } of commands) {
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
