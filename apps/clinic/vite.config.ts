import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { fileRoutes } from '../../scripts/file-routes.ts';
import { installable } from '../../scripts/installable/installable.ts';
import { preloadFonts } from '../../scripts/preload-fonts.ts';
import { reactOwn } from '../../scripts/react-own.ts';
import { scopedClassName } from '../../scripts/scoped-class-name.ts';

/** Where the development server finds the API; the built app is served by the API itself. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000';

/** Beside each text stands what the server sends in its place, made once with all the care that takes time. */
const compressed = compression({
  include: /[.](js|css|svg|json|txt)$/,
  threshold: 256,
  algorithms: ['brotliCompress', 'gzip'],
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter(fileRoutes(import.meta.dirname)),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    preloadFonts(),
    ...installable('clinic'),
    compressed,
  ],
  resolve: {
    alias: {
      ...reactOwn,
      // Ten kilobytes of the calendar for pop-ups that it never opens here.
      'react-overlays': join(import.meta.dirname, 'src/features/appointments/grid/no-overlay.ts'),
    },
  },
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    manifest: true,
    target: 'es2023',
    // Inlined as data: addresses, small pictures would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The calendar can reckon with several libraries; those that are not chosen leave nothing behind.
      treeshake: { moduleSideEffects: [{ test: /node_modules.dayjs/, sideEffects: false }] },
      output: {
        // Lists of files are part of what everybody loads first, and letters by chance do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One file compresses better than many: what starts the app is one.
            { name: 'core', tags: ['$initial'], priority: 2 },
            // What every screen is made of: the theme's components, queries, pictures, lists of conversations.
            {
              name: 'screens',
              test: /mantine.core.esm.core|components.(Button|Loader|UnstyledButton|Transition)|createReactComponent|useMutation|useBaseQuery|useQuery|queryOptions/,
              minShareCount: 4,
              priority: 1,
            },
            // Of what every screen is built.
            { name: 'kit', test: /ui.src.kit/ },
            {
              name: 'inside',
              test: /clinic.src.facility|packages.(client.src.(conversations|inbox|realtime|storage|files|clients)|shared-screens.src.(files|states)|ui.src.(pets|people|chips|states|layout|brand)|i18n.src)|icons.Icon/,
              minShareCount: 8,
            },
            // Signs and hooks of the frame around every page: by themselves each is larger than what is in it.
            {
              name: 'frame',
              test: /icons.Icon(Home|Inbox|Calendar|Users|Search|HelpCircle|ChevronRight|Dots|Filter)[.]|mantine.hooks.esm.use-(merged-ref|id|click-outside|uncontrolled|timeout)|client.src.(device.new-version|offline.as-of)/,
              minShareCount: 2,
            },
            // What the calendar's page and its large grid both need, so that neither brings the other.
            {
              name: 'calendar-parts',
              test: /features.appointments.grid.(grid-context|working-time)|domain.src.appointments.slots.spans/,
            },
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
});
