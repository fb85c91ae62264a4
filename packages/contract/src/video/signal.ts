import { SIGNAL_MAX_LENGTH } from '@zampa/domain/video/signals';
import * as z from 'zod';
import { rawText } from '../bounded.ts';

const bounded = rawText(SIGNAL_MAX_LENGTH);

/** WebRTC session description; the server forwards it unread. */
const Description = z.object({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: bounded.default(''),
});

/** ICE candidate; null after the last one. */
const Candidate = z
  .object({
    candidate: bounded,
    sdpMid: rawText(64).nullish(),
    sdpMLineIndex: z.int().min(0).max(255).nullish(),
    usernameFragment: rawText(256).nullish(),
  })
  .nullable();

/**
 * State of the sender's audio and video. PAUSED: the phone has the app in the background. SCREEN: a shared screen
 * replaces the camera.
 */
const Media = z.object({ audio: z.boolean(), video: z.enum(['ON', 'OFF', 'PAUSED', 'SCREEN']) });

/** Exactly one of these. `request`: the guest's browser is ready or lost the connection, and asks for an offer. */
export const signalFields = {
  description: Description.optional(),
  candidate: Candidate.optional(),
  media: Media.optional(),
  request: z.literal('OFFER').optional(),
};

export type Signal = z.output<z.ZodObject<typeof signalFields>>;

/** Number of the connection attempt. On a newer one the receiver rebuilds the connection and ignores older signals. */
export const generation = z.int().min(0).max(1_000_000);

/** Checks that a signal has exactly one of the four fields. */
export const hasExactlyOneField = (signal: Signal) =>
  [signal.description, signal.candidate, signal.media, signal.request].filter(
    (each) => each !== undefined,
  ).length === 1;
