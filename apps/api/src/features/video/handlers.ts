// Made by `npm run generate` from the files that are named here.
export { attendMeeting } from './attend-meeting.ts';
export { closeMeeting } from './close-meeting.ts';
export { closeVideoRoom } from './close-video-room.ts';
export { decideParticipant } from './decide-participant.ts';
export { enterMeeting } from './enter-meeting.ts';
export { leaveMeeting } from './leave-meeting.ts';
export { openMeeting } from './open-meeting.ts';
export { readMeeting } from './read-meeting.ts';
export { readMeetingState } from './read-meeting-state.ts';
export { readVideoServices } from './read-video-services.ts';
export { removeVideoParticipant } from './remove-video-participant.ts';
export { sendSignal } from './send-signal.ts';
