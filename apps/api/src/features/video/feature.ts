import { defineFeature } from '../../feature.ts';
import { videoErasure } from './erase-participants.ts';
import * as handlers from './handlers.ts';
import { lookAfterMeetings } from './look-after-meetings.ts';
import { videoData } from './personal-data.ts';
import { publishGone } from './publish-meeting.ts';

/** Video meetings: the door, who is in them, and what browsers say to each other to connect. */
export const videoFeature = defineFeature({
  handlers,
  schedules: [{ name: 'video meetings', everyMs: 15_000, run: lookAfterMeetings }],
  onGone: publishGone,
  personalData: videoData,
  erasure: videoErasure,
});
