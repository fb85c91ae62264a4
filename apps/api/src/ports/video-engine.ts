import type { JoinTicket } from '@zampa/contract/video/objects';

/** A person who may join a meeting. */
export type VideoGuest = {
  readonly userId: string;
  /** Name shown to the other participants. */
  readonly displayName: string;
};

/**
 * Transmits video and sound. The waiting room, admission and the end of meetings are handled by us, not by the
 * engine: tickets are only issued to admitted participants. All methods are idempotent. Adapters: `adapters/video/*`.
 */
export interface VideoEngine {
  /** Whether there is a media server, from which participants must be removed when they leave. */
  readonly isServed: boolean;
  /** Issues short-lived credentials for joining, without calling the server. */
  issueTicket(name: string, guest: VideoGuest, now: Date): Promise<JoinTicket>;
  /**
   * Removes a participant, even if their ticket is valid.
   *
   * @throws if the server is unavailable
   */
  removeParticipant(name: string, userId: string): Promise<void>;
  /**
   * Removes all participants and closes the room.
   *
   * @throws if the server is unavailable
   */
  closeRoom(name: string): Promise<void>;
}
