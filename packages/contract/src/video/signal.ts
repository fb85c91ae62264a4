import { SIGNAL_MAX_LENGTH } from '@zampa/domain/video/signals';
import * as z from 'zod';

const bounded = z.string().max(SIGNAL_MAX_LENGTH);

/** What one browser says to the other to connect; the server hands it on, and reads nothing of it. */
const Description = z.object({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: bounded.default(''),
});

/** A way by which a browser can be reached; null after the last one. */
const Candidate = z
  .object({
    candidate: bounded,
    sdpMid: z.string().max(64).nullish(),
    sdpMLineIndex: z.int().min(0).max(255).nullish(),
    usernameFragment: z.string().max(256).nullish(),
  })
  .nullable();

/**
 * Whether the other one can be heard and seen: a picture is paused while a phone has the app in the background; a screen is
 * shown in place of what the camera sees.
 */
const Media = z.object({ audio: z.boolean(), video: z.enum(['ON', 'OFF', 'PAUSED', 'SCREEN']) });

/** One of these at a time. `request`: the guest's browser is ready, or has lost the connection, and asks for an offer. */
export const signalFields = {
  description: Description.optional(),
  candidate: Candidate.optional(),
  media: Media.optional(),
  request: z.literal('OFFER').optional(),
};

export type Signal = z.output<z.ZodObject<typeof signalFields>>;

/** Which try to connect this belongs to: who sees a newer one builds the connection anew, and drops what is older. */
export const generation = z.int().min(0).max(1_000_000);

/** Tells whether a signal holds one of the four, as each does. */
export const saysOneThing = (signal: Signal) =>
  [signal.description, signal.candidate, signal.media, signal.request].filter(
    (each) => each !== undefined,
  ).length === 1;
