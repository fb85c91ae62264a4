import { buildApps } from './build-apps.ts';

// `npm start`: what is stale is built, then this very process becomes the server.
await buildApps();
if (process.env['NODE_ENV'] !== 'production') process.env['DEMO'] ??= '1';
await import('../apps/api/src/main.ts');
