import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '../app-build/build-manifest.ts';
import { json, useSoundCheckout } from '../sound-checkout.ts';

describe('budgets', () => {
  const { write, run } = useSoundCheckout();
  const page = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;
  const manifest: Manifest = {
    'index.html': { file: 'entry.js', isEntry: true, imports: ['shared'], css: ['entry.css'] },
    shared: { file: 'shared.js' },
    [page('_guests')]: { file: 'frame.js', isDynamicEntry: true },
    [page('_guests/login')]: { file: 'login.js', isDynamicEntry: true },
    [page('_signed-in')]: { file: 'frame.js', isDynamicEntry: true },
    [page('_signed-in/_places')]: { file: 'frame.js', isDynamicEntry: true },
    [page('_signed-in/_places/dashboard')]: { file: 'home.js', isDynamicEntry: true },
    [page('_signed-in/dashboard')]: { file: 'home.js', isDynamicEntry: true },
    [page('_signed-in/workspace/chat/$id/index')]: { file: 'chat.js', isDynamicEntry: true },
    [page('_signed-in/workspace/requests')]: { file: 'requests.js', isDynamicEntry: true },
    [page('_signed-in/workspace/calendar')]: { file: 'calendar.js', isDynamicEntry: true },
    'src/features/appointments/grid/CalendarGrid.tsx': {
      file: 'calendar.js',
      isDynamicEntry: true,
    },
  };
  const files = ['entry.css', ...Object.values(manifest).map(({ file }) => file)];
  /** Random bytes: no compression makes them smaller. */
  const heavy = (kilobytes: number) => randomBytes(kilobytes * 1000);

  beforeEach(async () => {
    for (const app of ['clinic', 'owner']) {
      const dist = `apps/${app}/dist`;
      await write({ [`${dist}/.vite/manifest.json`]: json(manifest) });
      for (const file of files) await write({ [`${dist}/${file}`]: 'x' });
    }
  });

  it.each([
    { file: 'shared.js', kilobytes: 150, says: 'owner login: 151.1' },
    { file: 'home.js', kilobytes: 150, says: 'owner home: 151.4' },
    { file: 'chat.js', kilobytes: 175, says: 'owner chat: 176.4' },
    {
      file: 'home.js',
      kilobytes: 120,
      says: 'owner src/routes/_signed-in/_places/dashboard.tsx?tsr-split=component: 120.3',
    },
    { file: 'entry.css', kilobytes: 14, says: 'owner styles: 14.3' },
    { file: 'figtree.woff2', kilobytes: 70, says: 'owner fonts: 70.3' },
  ])('finds $kilobytes KB of $file', async ({ file, kilobytes, says }) => {
    await expect(run('budgets')).resolves.toBeNull();
    await write({ [`apps/owner/dist/${file}`]: heavy(kilobytes) });
    await expect(run('budgets')).resolves.toContain(says);
  });

  it('reports a screen with too many files of any size', async () => {
    const icons = Array.from({ length: 9 }, (_, index) => `icon${index}`);
    const home = page('_signed-in/_places/dashboard');
    const pieces = Object.fromEntries(icons.map((icon) => [icon, { file: `${icon}.js` }]));
    const many = { ...manifest, ...pieces, [home]: { ...manifest[home], imports: icons } };
    await write({ 'apps/owner/dist/.vite/manifest.json': json(many) });
    for (const icon of icons) await write({ [`apps/owner/dist/${icon}.js`]: 'x' });
    await expect(run('budgets')).resolves.toBe('owner home: 13 files of script, 6 allowed');
  });

  it('counts the files that a dialog adds to its page on each path to it', async () => {
    const dialog = 'src/features/home/Dialog.tsx';
    const home = page('_signed-in/_places/dashboard');
    const manifestWithDialog = {
      ...manifest,
      'index.html': { ...manifest['index.html'], dynamicImports: [home] },
      [home]: { ...manifest[home], dynamicImports: [dialog] },
      [dialog]: { file: 'dialog.js', isDynamicEntry: true, imports: [home] },
    };
    await write({
      'apps/owner/dist/.vite/manifest.json': json(manifestWithDialog),
      'apps/owner/dist/home.js': heavy(60),
      'apps/owner/dist/dialog.js': heavy(60),
    });
    await expect(run('budgets')).resolves.toBeNull();
    const entry = { ...manifest['index.html'], dynamicImports: [home, dialog] };
    await write({
      'apps/owner/dist/.vite/manifest.json': json({ ...manifestWithDialog, 'index.html': entry }),
    });
    await expect(run('budgets')).resolves.toContain(`owner ${dialog}: 120`);
  });

  it('reports a screen in the table that the build lacks', async () => {
    const { [page('_guests/login')]: _, ...others } = manifest;
    await write({ 'apps/clinic/dist/.vite/manifest.json': json(others) });
    await expect(run('budgets')).resolves.toContain('clinic login: no chunk begins with');
  });
});
