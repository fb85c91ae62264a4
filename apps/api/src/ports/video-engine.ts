import type { JoinTicket } from '@zampa/contract/video/objects';

/** Somebody who may be in a meeting. */
export type VideoGuest = {
  readonly userId: string;
  /** How the others see them called. */
  readonly displayName: string;
};

/**
 * Carries pictures and sound. Who waits, who is let in and when a meeting ends is ours and not the engine's: nobody has
 * a ticket before they are in the meeting. Every method may be repeated. Adapters: `adapters/video/*`.
 */
export interface VideoEngine {
  /** Whether there is a server behind it, which has to be told of who leaves. */
  readonly isServed: boolean;
  /** Gives what a browser connects with, for a while; asks nobody. */
  issueTicket(name: string, guest: VideoGuest, now: Date): Promise<JoinTicket>;
  /** Takes somebody out, whatever their ticket says. @throws while the server cannot be asked */
  removeParticipant(name: string, userId: string): Promise<void>;
  /** Takes everybody out. @throws while the server cannot be asked */
  closeRoom(name: string): Promise<void>;
}
