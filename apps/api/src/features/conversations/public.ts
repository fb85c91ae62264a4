/** Exports for other features. */
export { calendarFields, shapeCalendarPayload } from './calendar-payload.ts';
export { type Reader, findConversationReaders } from './conversation-readers.ts';
export { appendEvent } from './append-event.ts';
export {
  isHealthHiddenSql,
  lockConversation,
  type LockedConversation,
  touchConversation,
  visibleConversation,
} from './conversations.ts';
export { eventFields, type EventReader, type EventRow, shapeEvent } from './event-rows.ts';
export { datesToStore, insertDiaryEntry } from './insert-diary-entry.ts';
export { findRepeatedPost } from './find-repeated.ts';
export {
  isMessageOfOthers,
  isNewConsultation,
  isRequest,
  needsOwnerAction,
  needsStaffAction,
  hasOpenProposalSql,
  isTimeRequestedSql,
  unreadAnswersSince,
  unreadCount,
  unreadCountForStaff,
} from './pending-actions.ts';
export { clearPendingItems, markOwnerUpdate, withdrawOwnerUpdate } from './owner-updates.ts';
export { isAppointmentLost } from './is-appointment-lost.ts';
export { readConversationNames } from './read-conversation-names.ts';
export { copyFamilyReads } from './copy-family-reads.ts';
export { notifyServiceStatus } from './notify-service.ts';
export { recordAction } from './record-action.ts';
export { scheduleUnreadEmail } from './schedule-unread-email.ts';
export type { PostedEvent } from './posted-event.ts';
export { publishEvent, publishAccessLost, publishRemoval } from './publish-event.ts';
export { startService } from './start-service.ts';
export { unassignConversations } from './unassign-conversations.ts';
export { withdrawMessage } from './withdraw-message.ts';
export { writeMessage } from './write-message.ts';
