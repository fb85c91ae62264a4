import { readCompletion } from '@zampa/contract/facilities/read-completion';
import { updateOnboarding } from '@zampa/contract/facilities/update-onboarding';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { changeOnboarding } from './change-onboarding.ts';
import { findCompletion } from './find-completion.ts';

/** From the first visit to a working day: what is still missing, and the start of the trial. */
export const onboarding: Feature<Deps> = (serve) => {
  serve.forPeople(readCompletion, ({ tx, query }) => findCompletion(tx, query.facilityId));
  serve.forPeople(updateOnboarding, changeOnboarding);
};
