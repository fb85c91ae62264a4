import { createService } from '@zampa/contract/services/create-service';
import { updateService } from '@zampa/contract/services/update-service';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { addService } from './add-service.ts';
import { changeService } from './change-service.ts';

/** What a facility offers, for how much and how long. */
export const services: Feature<Deps> = (serve) => {
  serve.forPeople(createService, addService);
  serve.forPeople(updateService, changeService);
};
