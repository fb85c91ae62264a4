import { MEETING_STATUSES } from '@zampa/domain/video/meeting';
import { PARTICIPANT_STATUSES } from '@zampa/domain/video/participants';
import * as z from 'zod';
import { Person } from '../people/user.ts';
import { instant } from '../values.ts';
import type { Signal } from './signal.ts';

export const MeetingRoom = z
  .object({ name: z.string(), url: z.string(), status: z.enum(MEETING_STATUSES) })
  .meta({
    id: 'MeetingRoom',
    description:
      'The video meeting of a conversation; name: what it is asked for by, not to be guessed; url: where the pet owner enters it, the same for everybody.',
  });
export type MeetingRoom = z.output<typeof MeetingRoom>;

export const MeetingAnswer = z.object({ room: MeetingRoom });

/** What a browser connects with: straight to the other one, by a relay where that is in vain, or to a server of LiveKit. */
export const JoinTicket = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('peer'),
      iceServers: z.array(
        z.object({
          urls: z.array(z.string()),
          username: z.string().optional(),
          credential: z.string().optional(),
        }),
      ),
      expiresAt: instant,
    }),
    z.object({
      kind: z.literal('livekit'),
      url: z.string(),
      token: z.string(),
      expiresAt: instant,
    }),
  ])
  .meta({
    id: 'JoinTicket',
    description:
      'For whoever is in the meeting. peer: iceServers as RTCPeerConnection takes them; the host offers, always. livekit: address and token of the server of pictures and sound.',
  });
export type JoinTicket = z.output<typeof JoinTicket>;

const Participant = z.object({
  userId: z.uuid(),
  person: Person.nullable(),
  status: z.enum(PARTICIPANT_STATUSES),
  /** Since when it is so. */
  since: instant,
  /** Whether the tab that they came with has a connection at this moment. */
  online: z.boolean(),
  /** What they said they have. */
  camera: z.boolean(),
  microphone: z.boolean(),
});
export type MeetingParticipant = z.output<typeof Participant>;

/** A video meeting as one person sees it, whole: screens are made of it, and of nothing that was sent before. */
export const MeetingState = z
  .object({
    room: MeetingRoom,
    conversationId: z.uuid(),
    facilityId: z.uuid(),
    facilityName: z.string(),
    timezone: z.string(),
    /** When its visit begins, where both sides have agreed to a time. */
    visitStart: instant.nullable(),
    pets: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Counts up with every change: of two states the one with the higher number holds. */
    version: z.int(),
    startedAt: instant.nullable(),
    now: instant,
    you: z.object({
      userId: z.uuid(),
      role: z.enum(['HOST', 'GUEST']),
      status: z.enum(PARTICIPANT_STATUSES).nullable(),
      device: z.string().nullable(),
    }),
    waiting: z.array(Participant),
    denied: z.array(Participant),
    peer: Participant.nullable(),
    colleague: Participant.nullable(),
    ticket: JoinTicket.nullable(),
  })
  .meta({
    id: 'MeetingState',
    description:
      'A video meeting as the caller sees it. timezone: of the facility; visitStart: when its visit is confirmed to begin, null where it has no such time; startedAt: of the first grant, from then on the time runs, whoever comes and goes; now: the clock of the server; you.role: HOST of staff, who decide and make the offer; you.status: null of who never came; you.device: the tab that is in it, what another says is refused; waiting: who asks to enter, of a GUEST who else of their family does; denied: of a HOST, who was turned away; peer: who of the other side is in it; colleague: who else of the own side is; ticket: only for who is ADMITTED while it is open.',
  });
export type MeetingState = z.output<typeof MeetingState>;

/** The whole meeting anew, after whatever changed of it. */
export type MeetingStateMessage = { readonly kind: 'state' } & MeetingState;

/** Somebody of the clinic is in the meeting and waits for the pet owner: rings. Only ids; opening asks the API. */
export type IncomingCallMessage = {
  readonly kind: 'incoming';
  readonly name: string;
  readonly conversationId: string;
  readonly facilityId: string;
  readonly userId: string;
};

/** What the other browser says to this one; `to` is the tab that it is for. */
export type SignalMessage = {
  readonly kind: 'signal';
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly generation: number;
} & Signal;

/** The meeting is nothing that this person may know of any more: whoever is in it or at its door is out. */
export type OutOfMeetingMessage = { readonly kind: 'out'; readonly name: string };

export type VideoMessage =
  | MeetingStateMessage
  | OutOfMeetingMessage
  | IncomingCallMessage
  | SignalMessage;
