/** Functions that other features may use. */
export { removeAllParticipants, endMeeting } from './end-meeting.ts';
export { publishMeeting } from './publish-meeting.ts';
export { reopenMeeting } from './reopen-meeting.ts';
export { canTakePartSql } from './can-take-part.ts';
export { meetingsJson, type MeetingPart } from './meetings-json.ts';
export { removeLostParticipants } from './remove-lost-participants.ts';
export { isCallingFamilySql, isGuestWaitingSql } from './waiting-for-video.ts';
