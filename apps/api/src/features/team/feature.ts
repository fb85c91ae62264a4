import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { teamErasure } from './leave-team.ts';
import { workplaceData } from './personal-data.ts';

/** The staff of a facility: what each may do and treats, who comes and who leaves. */
export const teamFeature = defineFeature({
  handlers,
  erasure: teamErasure,
  personalData: workplaceData,
});
