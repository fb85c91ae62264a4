import { defineFeature } from '../../feature.ts';
import { createUser } from './create-user.ts';
import { readUsers } from './read-users.ts';
import { welcome } from './welcome.ts';
import { updateUser } from './update-user.ts';
import { readMe } from './read-me.ts';
import { readRoles } from './read-roles.ts';

/** The own profile, and what others may see of people. */
export const peopleFeature = defineFeature({
  calls: {
    forAccounts: { createUser },
    forPeople: { readMe, readUsers, readRoles, updateUser, welcome },
  },
});
