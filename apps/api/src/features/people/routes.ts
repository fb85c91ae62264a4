import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { readRoles } from '@zampa/contract/people/read-roles';
import { readUsers } from '@zampa/contract/people/read-users';
import { updateUser } from '@zampa/contract/people/update-user';
import { welcome } from '@zampa/contract/people/welcome';
import { ROLES } from '@zampa/domain/people/roles';
import { withoutPersonIn } from '../../platform/acting.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { readOwnUser } from '../../records/users.ts';
import { createProfile } from './create-profile.ts';
import { findPeople } from './find-people.ts';
import { sendWelcome } from './send-welcome.ts';
import { updateProfile } from './update-profile.ts';

/** The own profile, and what others may see of people. */
export const people: Feature<Deps> = (serve, deps) => {
  serve.forAccounts(createUser, ({ account, tx, body, now }) =>
    withoutPersonIn(tx, 'profile', (open) => createProfile(deps, open, account, body, now)),
  );
  serve.forPeople(readMe, ({ viewer, tx, now }) => readOwnUser(tx, viewer.userId, now));
  serve.forPeople(readUsers, ({ viewer, tx, query }) => findPeople(tx, viewer, query));
  serve.forPeople(readRoles, async () => [...ROLES]);
  serve.forPeople(updateUser, (served) => updateProfile(deps, served));
  serve.forPeople(welcome, ({ viewer, account, tx, now }) =>
    sendWelcome(deps, tx, viewer, account, now),
  );
};
