import { defineFeature } from '../../feature.ts';
import { diaryErasure } from './erase-diary.ts';

/** The diary feature: creating, changing and removing diary entries. The inbox reads them. */
export const diaryFeature = defineFeature({ erasure: diaryErasure });
