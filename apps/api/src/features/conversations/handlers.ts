// Made by `npm run generate` from the files that are named here.
export { leaveConversation } from './leave-conversation.ts';
export { markSeen } from './mark-seen.ts';
export { openConversation } from './open-conversation.ts';
export { publishTyping } from './publish-typing.ts';
export { writeUnreadEmail } from './write-unread-email.ts';
