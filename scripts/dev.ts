import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer, type ProxyOptions } from 'vite';
import { ROOT } from './run-command.ts';

// `npm run dev`: one origin, as in the product. The clinic app's development server answers on
// PORT and passes on what belongs to the owner app and to the API, which starts again on a change.

const port = Number(process.env['PORT'] ?? 4000);
const apiOrigin = `http://127.0.0.1:${port + 1}`;
const ownerOrigin = `http://127.0.0.1:${port + 2}`;
process.env['API_ORIGIN'] = apiOrigin;

const api = spawn(process.execPath, ['--watch', join(ROOT, 'apps/api/src/main.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port + 1),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    DEMO: process.env['DEMO'] ?? '1',
  },
});

async function serveApp(
  app: 'clinic' | 'owner',
  at: number,
  proxy: Record<string, ProxyOptions> = {},
) {
  const root = join(ROOT, 'apps', app);
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { host: '127.0.0.1', port: at, strictPort: true, proxy },
  });
  return server.listen();
}

const apps = await Promise.all([
  serveApp('owner', port + 2),
  serveApp('clinic', port, { '/app/': { target: ownerOrigin, ws: true } }),
]);
console.log(`Clinic app: http://localhost:${port}/   Owner app: http://localhost:${port}/app/`);

async function stop() {
  await Promise.all(apps.map((app) => app.close()));
  api.kill('SIGTERM');
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
