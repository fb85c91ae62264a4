import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import {
  AFTER_EVERY_FIRST_SCREEN,
  mergedChunks,
  SPLIT,
} from '../../scripts/chunks/merged-chunks.ts';
import { fileRoutes } from '../../scripts/file-routes.ts';
import { installable } from '../../scripts/installable/installable.ts';
import { preloadFonts } from '../../scripts/preload-fonts.ts';
import { notSent } from '../../scripts/not-sent.ts';
import { scopedClassName } from '../../scripts/scoped-class-name.ts';

/** Where the development server finds the API; the built app is served by the API itself. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000';

/** Beside each text stands what the server sends in its place, made once with all the care that takes time. */
const compressed = compression({
  include: /[.](js|css|svg|json|txt)$/,
  threshold: 256,
  algorithms: ['brotliCompress', 'gzip'],
});

/** What people begin with. */
const FIRST_SCREENS = [
  '_guests/login',
  '_signed-in/dashboard',
  '_signed-in/workspace/requests',
  '_signed-in/workspace/calendar',
];

/** What Home and the calendar, and every first screen, ask for once they stand. */
const AFTER_FIRST_SCREENS = [
  ...AFTER_EVERY_FIRST_SCREEN,
  'features/appointments/absences/CalendarBanners.tsx',
  'features/appointments/absences/CalendarMenu.tsx',
  'features/appointments/calendar/PrintedDay.tsx',
  'features/appointments/calendar/ToBeBooked.tsx',
];

/**
 * What is worth the code by which the compiler remembers: the calendar, whose grid reckons with each of its entries
 * (decision 059).
 */
const OFTEN_DRAWN_ANEW = /clinic.src.features.appointments.(?:calendar|grid).+[.]tsx?(?:$|[?])/;

/** What the calendar finds in place of something that it asks for. */
const gridFile = (name: string) =>
  join(import.meta.dirname, 'src/features/appointments/grid', name);

const ES_TOOLKIT = dirname(createRequire(import.meta.url).resolve('es-toolkit/package.json'));

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter(fileRoutes(import.meta.dirname)),
    react(),
    babel({ include: OFTEN_DRAWN_ANEW, presets: [reactCompilerPreset()] }),
    mode !== SPLIT && [
      mergedChunks({ screens: FIRST_SCREENS, after: AFTER_FIRST_SCREENS }),
      preloadFonts(),
      installable('clinic'),
      compressed,
    ],
  ],
  resolve: {
    alias: [
      ...notSent,
      // Ten kilobytes of the calendar for pop-ups that it never opens here.
      { find: 'react-overlays', replacement: gridFile('no-overlay.ts') },
      // Of the whole library that dragging asks for it needs two functions; the calendar has the rest in another form.
      { find: /^dom-helpers$/, replacement: gridFile('drag-helpers.ts') },
      // The same functions in half of the bytes; by its file, or who requires it would get it in a second form.
      { find: /^lodash[/](\w+)$/, replacement: `${ES_TOOLKIT}/compat/$1.mjs` },
      { find: 'react-lifecycles-compat', replacement: gridFile('no-polyfill.ts') },
    ],
  },
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    manifest: true,
    target: 'es2023',
    // Whatever runs the target knows links to modules by itself.
    modulePreload: { polyfill: false },
    // Inlined as data: addresses, small pictures would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The calendar can reckon with several libraries; those that are not chosen leave nothing behind.
      treeshake: { moduleSideEffects: [{ test: /node_modules.dayjs/, sideEffects: false }] },
      output: {
        // Lists of files are part of what everybody loads first, and letters by chance do not compress: names are short, and
        // what is in a file is told by the manifest.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One file compresses better than many: what starts the app is one.
            { name: 'core', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/dev': api,
      '/socket.io': { target: api, ws: true },
    },
  },
}));
