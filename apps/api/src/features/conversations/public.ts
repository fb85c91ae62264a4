/** What other features may use of this one. */
export {
  calendarColumns,
  type CalendarPayloadRow,
  shapeCalendarPayload,
} from './calendar-payload.ts';
export { type Reader, readersIn } from './conversation-readers.ts';
export { appendEvent } from './append-event.ts';
export {
  hiddenFrom,
  lockConversation,
  type LockedConversation,
  touchConversation,
  visibleConversation,
} from './conversations.ts';
export { eventColumns, type EventReader, type EventRow, shapeEvent } from './event-rows.ts';
export { findRepeated } from './find-repeated.ts';
export {
  isMessageOfOthers,
  isNewConsultation,
  isRequest,
  isUnreadByStaff,
  needsOwnerAction,
  needsStaffAction,
  openProposalExists,
  timeIsRequested,
  unreadAnswersSince,
  unreadCount,
  unreadOfVisit,
} from './pending-actions.ts';
export { forgetWhatWaits, keepOwnerNews } from './owner-news.ts';
export { hasLostItsTime } from './has-lost-its-time.ts';
export { namesOfConversation } from './names-of-conversation.ts';
export { readAsFamily } from './read-as-family.ts';
export { notifyService } from './notify-service.ts';
export { recordAction } from './record-action.ts';
export { scheduleUnreadEmail } from './schedule-unread-email.ts';
export type { PostedEvent } from './posted-event.ts';
export { publishEvent, publishLoss, publishRemoval } from './publish-event.ts';
export { startService } from './start-service.ts';
export { unassignConversations } from './unassign-conversations.ts';
export { withdrawMessage } from './withdraw-message.ts';
export { writeMessage } from './write-message.ts';
