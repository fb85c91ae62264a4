import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { createService } from './create-service.ts';
import { updateService } from './update-service.ts';

/** What a facility offers, for how much and how long. */
export const servicesFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { createService, updateService });
};
