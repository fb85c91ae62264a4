import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawIcon, type IconKind } from './app-build/icons.ts';
import { ROOT } from './run-command.ts';

// `npm run store-icons`: draws what phones show of the owners' app of the stores, from the icon of its pages.
const STORES = join(ROOT, 'stores/owner');
const RESOURCES = 'android/app/src/main/res';

/** Densities of Android, and how many pixels of each are one of the least. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

type Icon = { readonly path: string; readonly kind: IconKind; readonly size: number };

const android = Object.entries(DENSITIES).flatMap(([density, scale]): readonly Icon[] => {
  const inFolder = (folder: string, name: string, kind: IconKind, size: number) => ({
    path: `${RESOURCES}/${folder}-${density}/${name}.png`,
    kind,
    size: size * scale,
  });
  return [
    inFolder('mipmap', 'ic_launcher', 'rounded', 48),
    inFolder('mipmap', 'ic_launcher_round', 'rounded', 48),
    // Of its 108 points a device shows 72 at most, and a circle of 66 always.
    inFolder('mipmap', 'ic_launcher_foreground', 'layer', 108),
    inFolder('drawable', 'ic_stat_paw', 'mark', 24),
  ];
});

const ASSETS = 'ios/App/App/Assets.xcassets';
const apple: readonly Icon[] = [
  { path: `${ASSETS}/AppIcon.appiconset/AppIcon-512@2x.png`, kind: 'whole', size: 1024 },
  { path: `${ASSETS}/Splash.imageset/splash.png`, kind: 'maskable', size: 1366 },
];

const svg = await readFile(join(ROOT, 'apps/owner/public/favicon.svg'), 'utf8');
for (const { path, kind, size } of [...android, ...apple]) {
  const file = join(STORES, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await drawIcon(svg, kind, size));
}
