import { buildAll } from './build.ts';

// `npm run build`: builds both apps and the server, for an image.
await buildAll();
