import { createFacility } from '@zampa/contract/facilities/create-facility';
import type { TestAccount } from '@zampa/testing/people';

/** Opens another clinic for a person who already works at one. */
export const openAnotherClinic = (caller: TestAccount, name: string) =>
  caller.call(createFacility, {
    body: {
      name,
      phone: '+390612345678',
      email: `${name.toLowerCase()}@example.test`,
      timezone: 'Europe/Rome',
    },
  });
