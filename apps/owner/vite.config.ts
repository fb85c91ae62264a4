import react from '@vitejs/plugin-react';
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
  '_signed-in/_places/dashboard',
  '_signed-in/_places/workspace/chat',
  '_signed-in/workspace/chat/$id/index',
];

/** What Home, and every first screen, asks for once it stands. */
const AFTER_FIRST_SCREENS = [
  ...AFTER_EVERY_FIRST_SCREEN,
  'features/home/Bell.tsx',
  'features/home/NextAppointment.tsx',
  'features/home/NextSteps.tsx',
];

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [
    tanstackRouter(fileRoutes(import.meta.dirname)),
    react(),
    mode !== SPLIT && [
      mergedChunks({ screens: FIRST_SCREENS, after: AFTER_FIRST_SCREENS }),
      preloadFonts(),
      installable('owner'),
      compressed,
    ],
  ],
  resolve: { alias: notSent },
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    manifest: true,
    target: 'es2023',
    // Whatever runs the target knows links to modules by itself.
    modulePreload: { polyfill: false },
    // Inlined as data: addresses, small pictures would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
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
