// Made by `npm run generate` from the files that are named here.
export { attendMeeting } from './video/attend-meeting.ts';
export { leaveConversation } from './conversations/leave-conversation.ts';
export { openConversation } from './conversations/open-conversation.ts';
export { publishTyping } from './conversations/publish-typing.ts';
export { sendSignal } from './video/send-signal.ts';
