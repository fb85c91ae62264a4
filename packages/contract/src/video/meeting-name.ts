import * as z from 'zod';

/** What a meeting is asked for by: 192 random bits. One that is not there is unknown, however it is written. */
export const meetingName = z
  .string()
  .min(1, 'required')
  .max(64)
  .regex(/^[\w-]+$/, 'invalid_format');

/** What one tab calls itself, so that the newest of a person's is the one that is in the meeting. */
export const meetingDevice = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/, 'invalid_format');
