// Made by `npm run generate` from the files that are named here.
export { createUser } from './create-user.ts';
export { readMe } from './read-me.ts';
export { readRoles } from './read-roles.ts';
export { readUsers } from './read-users.ts';
export { updateUser } from './update-user.ts';
export { welcome } from './welcome.ts';
