import { buildAll } from './build.ts';

// `npm start`: what is stale is built, then this very process becomes the server.
await buildAll();
if (process.env['NODE_ENV'] !== 'production') process.env['DEMO'] ??= '1';
const built = new URL('../apps/api/dist/start.js', import.meta.url);
await import(built.href);
