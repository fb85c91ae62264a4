import { HOUR_MS } from '@zampa/domain/time/durations';
import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { fileData } from './personal-data.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';
import { cleanUpRefusedUploads } from './unstored-uploads.ts';

/** Uploaded files, and pictures in the requested size and format. */
export const filesFeature = defineFeature({
  handlers,
  schedules: [{ name: 'sweep stored files', everyMs: HOUR_MS, run: deleteOrphanedFiles }],
  cleanups: [cleanUpRefusedUploads],
  personalData: fileData,
});
