import react from '@vitejs/plugin-react';
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
  base: '/app/',
  plugins: [
    tanstackRouter(fileRoutes(import.meta.dirname)),
    react(),
    preloadFonts(),
    ...installable('owner'),
    compressed,
  ],
  resolve: { alias: reactOwn },
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    manifest: true,
    target: 'es2023',
    // Inlined as data: addresses, small pictures would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Lists of files are part of what everybody loads first, and letters by chance do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One file compresses better than many: what starts the app is one.
            { name: 'core', tags: ['$initial'], priority: 2 },
            // Of what every screen is built.
            { name: 'kit', test: /ui.src.kit/, priority: 2 },
            // What stands around every page of who is signed in.
            {
              name: 'inside',
              test: /client.src.(realtime|storage|outbox|device.new-version|offline.as-of|inbox.(use-requests|queries|search-body)|conversations.keys)|ui.src.(layout|states|chips|people|time|kit|brand)|shared-screens.src.states|i18n.src.format.(dates|zones|durations)|icons.Icon(Home|Plus|Messages|Paw|Stethoscope)/,
              minShareCount: 3,
              priority: 1,
            },
            // What every form is made of, from the login on.
            {
              name: 'fields',
              test: /components.(InputBase|TextInput|ActionIcon)|ui.src.form.ErrorLine|forms.show-refusal|account.rules/,
              minShareCount: 3,
            },
            // The page around every form of who is not signed in.
            { name: 'account-page', test: /account.(AccountPage|account-form)/, minShareCount: 2 },
            // What sends by itself what was written: small files by themselves.
            {
              name: 'outbox',
              test: /OutboxProvider|ToLogin|client.src.conversations.outbox.(?!deliver|send-waiting)/,
            },
            // Faces: who has not signed in sees none.
            {
              name: 'pictures',
              test: /ui.src.pets|domain.src.files.images|shared-screens.src.files.(PetPicture|PersonPicture|picture-width)[.]/,
              minShareCount: 3,
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
