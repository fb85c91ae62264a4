import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The catalogue is served while one looks at it, and never built: nothing of it reaches the product. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1', open: true },
});
