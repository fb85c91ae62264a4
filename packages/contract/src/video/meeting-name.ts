import { rawText } from '../bounded.ts';

export const MEETING_NAME_LENGTH = 64;

/** Meeting name in requests: 192 random bits. Malformed names count as unknown. */
export const meetingName = rawText(MEETING_NAME_LENGTH)
  .min(1, 'required')
  .regex(/^[\w-]+$/, 'invalid_format');

/** Id that a tab gives itself, so that a person's newest tab takes over the meeting. */
export const meetingDevice = rawText(64)
  .min(8)
  .regex(/^[\w-]+$/, 'invalid_format');
