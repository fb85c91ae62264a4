import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import {
  AFTER_EVERY_FIRST_SCREEN,
  mergedChunks,
  SPLIT,
} from '../../scripts/app-build/merged-chunks.ts';
import { fileRoutes } from '../../scripts/app-build/vite-options.ts';
import { installable } from '../../scripts/app-build/installable.ts';
import { preloadFonts } from '../../scripts/app-build/vite-options.ts';
import { scopedClassName } from '../../scripts/app-build/vite-options.ts';

/** Origin of the API for the development server; in production the API serves the app. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000';

/** Writes compressed copies of text files (Brotli, gzip) at build time, which the server sends instead. */
const compressed = compression({
  include: /[.](js|css|svg|json|txt)$/,
  threshold: 256,
  algorithms: ['brotliCompress', 'gzip'],
});

/** Routes that people open first. */
const FIRST_SCREENS = [
  '_guests/login',
  '_signed-in/_places/dashboard',
  '_signed-in/_places/workspace/chat',
  '_signed-in/workspace/chat/$id/index',
];

/** Files that Home and every first screen load after rendering. */
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
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    manifest: true,
    target: 'es2023',
    // All target browsers support module preloading natively.
    modulePreload: { polyfill: false },
    // Inlined as `data:` URLs, small images would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The manifest maps these names to their sources.
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // A single chunk for startup compresses better than several.
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
