import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
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

/** Origin of the API for the development server. In production the API serves the built app itself. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000';

/** Writes brotli and gzip versions of text files at build time, so that the server does not compress at run time. */
const compressed = compression({
  include: /[.](js|css|svg|json|txt)$/,
  threshold: 256,
  algorithms: ['brotliCompress', 'gzip'],
});

/** Screens on which users start. */
const FIRST_SCREENS = [
  '_guests/login',
  '_signed-in/dashboard',
  '_signed-in/workspace/requests',
  '_signed-in/workspace/calendar',
];

/** Modules that Home, the calendar and every first screen load after rendering. */
const AFTER_FIRST_SCREENS = [
  ...AFTER_EVERY_FIRST_SCREEN,
  'app/shell/BellButton.tsx',
  'features/appointments/absences/CalendarBanners.tsx',
  'features/appointments/absences/CalendarMenu.tsx',
  'features/appointments/calendar/PrintedDay.tsx',
  'features/appointments/calendar/ToBeBooked.tsx',
];

/**
 * Files for which the React Compiler's memoization is worth its code size: the calendar, whose grid computes with
 * every entry (decision 059).
 */
const REACT_COMPILER_FILES =
  /clinic.src.features.appointments.(?:calendar|grid|month).+[.]tsx?(?:$|[?])/;

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter(fileRoutes(import.meta.dirname)),
    react(),
    babel({ include: REACT_COMPILER_FILES, presets: [reactCompilerPreset()] }),
    mode !== SPLIT && [
      mergedChunks({ screens: FIRST_SCREENS, after: AFTER_FIRST_SCREENS }),
      preloadFonts(),
      installable('clinic'),
      compressed,
    ],
  ],
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    manifest: true,
    target: 'es2023',
    // All target browsers support `modulepreload`.
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
            // One file compresses better than many, so all startup code is one chunk.
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
