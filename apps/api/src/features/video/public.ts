/** What other features may use of this one. */
export { emptyMeeting, endMeeting } from './end-meeting.ts';
export { publishMeeting } from './publish-meeting.ts';
export { reopenMeeting } from './reopen-meeting.ts';
export { mayBeThere } from './may-be-there.ts';
export { meetingsJson, type MeetingPart } from './meetings-json.ts';
export { sendAway } from './send-away.ts';
export { isCalled, waitsAtDoor } from './waiting-for-video.ts';
