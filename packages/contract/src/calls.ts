import { changePassword } from './account/change-password.ts';
import { confirm } from './account/confirm.ts';
import { confirmEmailChange } from './account/confirm-email-change.ts';
import { forgotPassword } from './account/forgot-password.ts';
import { readDemoAccounts } from './account/read-demo-accounts.ts';
import { refresh } from './account/refresh.ts';
import { requestEmailChange } from './account/request-email-change.ts';
import { resendCode } from './account/resend-code.ts';
import { resetPassword } from './account/reset-password.ts';
import { signIn } from './account/sign-in.ts';
import { signOut } from './account/sign-out.ts';
import { signUp } from './account/sign-up.ts';
import { actOnAppointmentLink } from './appointments/act-on-appointment-link.ts';
import { readAppointmentLink } from './appointments/read-appointment-link.ts';
import { readLinkSlots } from './appointments/read-link-slots.ts';
import { giveUpHold } from './appointments/give-up-hold.ts';
import { holdTime } from './appointments/hold-time.ts';
import { pauseBookings } from './appointments/pause-bookings.ts';
import { readAppointment } from './appointments/read-appointment.ts';
import { readAppointments } from './appointments/read-appointments.ts';
import type { CallKey } from './call.ts';
import { createUnavailability } from './appointments/create-unavailability.ts';
import { readCalendar } from './appointments/read-calendar.ts';
import { readConflicts } from './appointments/read-conflicts.ts';
import { createFeed } from './appointments/create-feed.ts';
import { deleteFeed } from './appointments/delete-feed.ts';
import { readCalendarFile } from './appointments/read-calendar-file.ts';
import { readFeed } from './appointments/read-feed.ts';
import { readFeeds } from './appointments/read-feeds.ts';
import { postEvent } from './inbox/post-event.ts';
import { markSeen } from './conversations/mark-seen.ts';
import { readEvent } from './inbox/read-event.ts';
import { readHeads } from './inbox/read-heads.ts';
import { withdrawEvent } from './inbox/withdraw-event.ts';
import { countClients } from './clients/count-clients.ts';
import { readClients } from './clients/read-clients.ts';
import { readVets } from './clients/read-vets.ts';
import { createClient } from './clients/create-client.ts';
import { updateClient } from './clients/update-client.ts';
import { updateClientStatus } from './clients/update-client-status.ts';
import { updateClientStatuses } from './clients/update-client-statuses.ts';
import { createFacility } from './facilities/create-facility.ts';
import { createOrganization } from './facilities/create-organization.ts';
import { updateFacility } from './facilities/update-facility.ts';
import { readFacilities } from './facilities/read-facilities.ts';
import { readFacilityByCode } from './facilities/read-facility-by-code.ts';
import { readFacilityConfiguration } from './facilities/read-facility-configuration.ts';
import { readFacilityTypes } from './facilities/read-facility-types.ts';
import { joinFamily } from './families/join-family.ts';
import { removeFamilyMember } from './families/remove-family-member.ts';
import { setFamilyMember } from './families/set-family-member.ts';
import { readFamily } from './families/read-family.ts';
import { readFile } from './files/read-file.ts';
import { importClients } from './import/import-clients.ts';
import { undoImport } from './import/undo-import.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { ignoreInvitation } from './invitations/ignore-invitation.ts';
import { readInvitation } from './invitations/read-invitation.ts';
import { inviteClients } from './invitations/invite-clients.ts';
import { inviteStaff } from './invitations/invite-staff.ts';
import { readInvitations } from './invitations/read-invitations.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import { createUser } from './people/create-user.ts';
import { readMe } from './people/read-me.ts';
import { readRoles } from './people/read-roles.ts';
import { readUsers } from './people/read-users.ts';
import { updateUser } from './people/update-user.ts';
import { welcome } from './people/welcome.ts';
import { registerPushToken } from './notifications/register-push-token.ts';
import { removePushToken } from './notifications/remove-push-token.ts';
import { readCompletion } from './facilities/read-completion.ts';
import { updateOnboarding } from './facilities/update-onboarding.ts';
import { createCardAccount } from './payments/create-card-account.ts';
import { readCardStatus } from './payments/read-card-status.ts';
import { markPaid } from './payments/mark-paid.ts';
import { readPetAttributes } from './pets/read-pet-attributes.ts';
import { readPetFamily } from './pets/read-pet-family.ts';
import { readPets } from './pets/read-pets.ts';
import { readPetWeights } from './pets/read-pet-weights.ts';
import { createPet } from './pets/create-pet.ts';
import { deletePet } from './pets/delete-pet.ts';
import { updatePet } from './pets/update-pet.ts';
import { countRequests } from './inbox/count-requests.ts';
import { readDiary } from './inbox/read-diary.ts';
import { readDiaryConversation } from './inbox/read-diary-conversation.ts';
import { readRequest } from './inbox/read-request.ts';
import { readRequests } from './inbox/read-requests.ts';
import { searchDiary } from './inbox/search-diary.ts';
import { searchRequests } from './inbox/search-requests.ts';
import { endConversation } from './inbox/end-conversation.ts';
import { updateEvent } from './inbox/update-event.ts';
import { search } from './search/search.ts';
import { createService } from './services/create-service.ts';
import { updateService } from './services/update-service.ts';
import { acceptApplicant } from './team/accept-applicant.ts';
import { readApplicants } from './team/read-applicants.ts';
import { removeLink } from './team/remove-link.ts';
import { updateStaff } from './team/update-staff.ts';
import { readSlots } from './appointments/read-slots.ts';
import { createTimetable } from './timetables/create-timetable.ts';
import { deleteTimetable } from './timetables/delete-timetable.ts';
import { readHoursConflicts } from './timetables/read-hours-conflicts.ts';
import { setWorkingHours } from './timetables/set-working-hours.ts';
import { updateTimetable } from './timetables/update-timetable.ts';
import { joinFacility } from './clients/join-facility.ts';
import { leaveFacility } from './clients/leave-facility.ts';
import { linkPets } from './clients/link-pets.ts';
import { unlinkPets } from './clients/unlink-pets.ts';
import { updateVisiblePets } from './clients/update-visible-pets.ts';

/** Every call of the API by its name, which its file, its handler and its description go by too. */
export const callsByName = {
  signUp,
  confirm,
  resendCode,
  signIn,
  refresh,
  signOut,
  changePassword,
  requestEmailChange,
  confirmEmailChange,
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
  updateVisiblePets,
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
} as const;

export type CallName = keyof typeof callsByName;
export type CallOf<Name extends CallName> = (typeof callsByName)[Name];
export type AnyCall = CallOf<CallName>;
export type AnyCallKey = { [Call in AnyCall as CallKey<Call>]: true };

/** OpenAPI, the policy table and the server's start are checked against this list. */
export const calls: readonly AnyCall[] = Object.values(callsByName);
