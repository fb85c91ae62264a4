import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { User } from './user.ts';

export const readMe = defineCall({
  method: 'GET',
  path: '/users/me',
  policy: own,
  feature: 'people',
  summary: 'Read the signed-in person with their facilities or families',
  answer: User,
  holdsSecret: true,
  refusals: [],
});
