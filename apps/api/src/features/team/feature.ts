import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { teamErasure } from './leave-team.ts';
import { workplaceData } from './personal-data.ts';

/** The team feature: the staff of a facility, their roles, services and applicants. */
export const teamFeature = defineFeature({
  handlers,
  erasure: teamErasure,
  personalData: workplaceData,
});
