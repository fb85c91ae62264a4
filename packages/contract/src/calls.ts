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
import {
  actOnAppointmentLink,
  readAppointmentLink,
  readLinkSlots,
} from './appointments/appointment-link.ts';
import { giveUpHold, holdTime } from './appointments/hold-time.ts';
import { pauseBookings } from './appointments/pause-bookings.ts';
import { readAppointment, readAppointments } from './appointments/read-appointments.ts';
import type { CallKey } from './call.ts';
import { createUnavailability, readCalendar, readConflicts } from './calendar/calendar.ts';
import {
  createFeed,
  deleteFeed,
  readCalendarFile,
  readFeed,
  readFeeds,
} from './calendar/calendar-files.ts';
import { postEvent } from './chat/post-event.ts';
import { markSeen, readEvent, readHeads, withdrawEvent } from './chat/read-events.ts';
import { countClients, readClients, readVets } from './clients/read-clients.ts';
import {
  createClient,
  updateClient,
  updateClientStatus,
  updateClientStatuses,
} from './clients/write-clients.ts';
import { createFacility } from './facilities/create-facility.ts';
import { createOrganization, updateFacility } from './facilities/facility-data.ts';
import {
  readFacilities,
  readFacilityByCode,
  readFacilityConfiguration,
  readFacilityTypes,
} from './facilities/read-facilities.ts';
import { joinFamily, removeFamilyMember, setFamilyMember } from './families/members.ts';
import { readFamily } from './families/read-family.ts';
import { readFile } from './files/read-file.ts';
import { importClients, undoImport } from './import/import-clients.ts';
import { acceptInvitation, ignoreInvitation, readInvitation } from './invitations/answer.ts';
import { inviteClients, inviteStaff } from './invitations/invite.ts';
import { readInvitations, resendInvitation, withdrawInvitation } from './invitations/manage.ts';
import { createUser } from './my-data/create-user.ts';
import { readMe, readRoles, readUsers } from './my-data/read-users.ts';
import { updateUser } from './my-data/update-user.ts';
import { welcome } from './my-data/welcome.ts';
import { registerPushToken, removePushToken } from './notifications/push-tokens.ts';
import { readCompletion, updateOnboarding } from './onboarding/onboarding.ts';
import { createCardAccount, readCardStatus } from './payments/account.ts';
import { markPaid } from './payments/mark-paid.ts';
import { readPetAttributes, readPetFamily, readPets, readPetWeights } from './pets/read-pets.ts';
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
import { search } from './search/search.ts';
import { createService, updateService } from './services/write-services.ts';
import { acceptApplicant, readApplicants } from './team/applicants.ts';
import { removeLink, updateStaff } from './team/write-team.ts';
import { readSlots } from './slots/read-slots.ts';
import {
  createTimetable,
  deleteTimetable,
  readHoursConflicts,
  setWorkingHours,
  updateTimetable,
} from './timetables/write-timetables.ts';
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
  joinFamily,
  setFamilyMember,
  removeFamilyMember,
  readPetAttributes,
  createPet,
  updatePet,
  readPets,
  readPetFamily,
  readPetWeights,
  deletePet,
  createFacility,
  readFacilities,
  readFacilityByCode,
  readFacilityTypes,
  readFacilityConfiguration,
  readClients,
  countClients,
  readVets,
  updateClientStatus,
  updateClientStatuses,
  createClient,
  updateClient,
  updateStaff,
  removeLink,
  readApplicants,
  acceptApplicant,
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
  search,
  postEvent,
  readEvent,
  withdrawEvent,
  updateEvent,
  endConversation,
  markSeen,
  readHeads,
  readFile,
  registerPushToken,
  removePushToken,
  createCardAccount,
  readCardStatus,
  markPaid,
  inviteStaff,
  inviteClients,
  acceptInvitation,
  ignoreInvitation,
  readInvitation,
  readInvitations,
  resendInvitation,
  withdrawInvitation,
  importClients,
  undoImport,
  createOrganization,
  updateFacility,
  readCompletion,
  updateOnboarding,
  setWorkingHours,
  createTimetable,
  updateTimetable,
  deleteTimetable,
  readHoursConflicts,
  createService,
  updateService,
  readSlots,
  readCalendar,
  createUnavailability,
  readConflicts,
  readAppointments,
  readAppointment,
  holdTime,
  giveUpHold,
  pauseBookings,
  readCalendarFile,
  readFeeds,
  createFeed,
  deleteFeed,
  readFeed,
  readAppointmentLink,
  readLinkSlots,
  actOnAppointmentLink,
] as const;

export type AnyCall = (typeof calls)[number];
export type AnyCallKey = { [Call in AnyCall as CallKey<Call>]: true };
