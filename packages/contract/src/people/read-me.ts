import { defineCall } from '../call.ts';
import { User } from './user.ts';

export const readMe = defineCall({
  method: 'GET',
  path: '/users/me',
  feature: 'my-data',
  summary: 'The signed-in person with their facilities or families',
  answer: User,
  holdsSecret: true,
  refusals: [],
});
