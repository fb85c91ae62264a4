import { changePassword } from './account/change-password.ts';
import { confirm } from './account/confirm.ts';
import { forgotPassword } from './account/forgot-password.ts';
import { readDemoAccounts } from './account/read-demo-accounts.ts';
import { refresh } from './account/refresh.ts';
import { resendCode } from './account/resend-code.ts';
import { resetPassword } from './account/reset-password.ts';
import { signIn } from './account/sign-in.ts';
import { signOut } from './account/sign-out.ts';
import { signUp } from './account/sign-up.ts';
import type { CallKey } from './call.ts';
import { postEvent } from './chat/post-event.ts';
import { markSeen, readEvent, readHeads, withdrawEvent } from './chat/read-events.ts';
import { readClients, readFamily, readVets } from './clients/read-clients.ts';
import { createFacility } from './facilities/create-facility.ts';
import {
  readFacilities,
  readFacilityByCode,
  readFacilityConfiguration,
  readFacilityTypes,
} from './facilities/read-facilities.ts';
import { readFile } from './files/read-file.ts';
import { createUser } from './my-data/create-user.ts';
import { readMe, readRoles, readUsers } from './my-data/read-users.ts';
import { updateUser } from './my-data/update-user.ts';
import { welcome } from './my-data/welcome.ts';
import { readPetAttributes, readPetFamily, readPets } from './pets/read-pets.ts';
import { createPet, deletePet, updatePet } from './pets/write-pets.ts';
import {
  countRequests,
  readDiary,
  readDiaryConversation,
  readRequest,
  readRequests,
  searchDiary,
  searchRequests,
} from './requests/search-requests.ts';
import { endConversation, updateEvent } from './requests/write-requests.ts';
import { joinFacility, leaveFacility, linkPets, unlinkPets } from './vets/links.ts';

/** Every call of the API. OpenAPI, the policy table and the server's start are checked against this list. */
export const calls = [
  signUp,
  confirm,
  resendCode,
  signIn,
  refresh,
  signOut,
  changePassword,
  forgotPassword,
  resetPassword,
  readDemoAccounts,
  createUser,
  readMe,
  readUsers,
  readRoles,
  updateUser,
  welcome,
  readFamily,
  readPetAttributes,
  createPet,
  updatePet,
  readPets,
  readPetFamily,
  deletePet,
  createFacility,
  readFacilities,
  readFacilityByCode,
  readFacilityTypes,
  readFacilityConfiguration,
  readClients,
  readVets,
  joinFacility,
  leaveFacility,
  linkPets,
  unlinkPets,
  readDiary,
  searchDiary,
  readDiaryConversation,
  readRequests,
  searchRequests,
  countRequests,
  readRequest,
  postEvent,
  readEvent,
  withdrawEvent,
  updateEvent,
  endConversation,
  markSeen,
  readHeads,
  readFile,
] as const;

export type AnyCall = (typeof calls)[number];
export type AnyCallKey = { [Call in AnyCall as CallKey<Call>]: true };
