import { createFacility } from '@zampa/contract/facilities/create-facility';
import type { TestAccount } from '@zampa/testing/people';

/** Opens a further clinic of somebody who works at one. */
export const openFurther = (by: TestAccount, name: string) =>
  by.call(createFacility, {
    body: {
      name,
      phone: '+390612345678',
      email: `${name.toLowerCase()}@example.test`,
      timezone: 'Europe/Rome',
    },
  });
