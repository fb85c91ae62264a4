import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The owner app lives below `/app/`; the server's manifest reader and the budgets need the manifest. */
export default defineConfig({
  base: '/app/',
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  build: { manifest: true, target: 'es2022', sourcemap: false },
});
