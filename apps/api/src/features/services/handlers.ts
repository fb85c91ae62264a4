// Made by `npm run generate` from the files that are named here.
export { createService } from './create-service.ts';
export { updateService } from './update-service.ts';
