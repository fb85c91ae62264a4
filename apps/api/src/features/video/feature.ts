import { defineFeature } from '../../feature.ts';
import { videoErasure } from './erase-participants.ts';
import * as handlers from './handlers.ts';
import { cleanUpMeetings } from './clean-up-meetings.ts';
import { videoData } from './personal-data.ts';
import { publishDisconnected } from './publish-meeting.ts';

/** The video feature: meetings, waiting rooms, participants and WebRTC signaling. */
export const videoFeature = defineFeature({
  handlers,
  schedules: [{ name: 'video meetings', everyMs: 15_000, run: cleanUpMeetings }],
  onGone: publishDisconnected,
  personalData: videoData,
  erasure: videoErasure,
});
