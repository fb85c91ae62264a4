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
      'The video meeting of a conversation. name: its identifier, which cannot be guessed. url: where the caller enters it, in the app of their side.',
  });
export type MeetingRoom = z.output<typeof MeetingRoom>;

export const MeetingAnswer = z.object({ room: MeetingRoom });

/** Ticket for a browser to connect: peer to peer, by a relay if that fails, or to a LiveKit server. */
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
      'For people in the meeting. peer: iceServers for RTCPeerConnection; the host always makes the offer. livekit: URL and token of the media server.',
  });
export type JoinTicket = z.output<typeof JoinTicket>;

const Participant = z.object({
  userId: z.uuid(),
  person: Person.nullable(),
  status: z.enum(PARTICIPANT_STATUSES),
  /** Since when the participant has this status. */
  since: instant,
  /** Whether the participant's tab is connected now. */
  online: z.boolean(),
  /** Since when the participant has lost the connection; their place is kept for some minutes. Null while connected. */
  absentSince: instant.nullable(),
  /** Devices that the participant reported to work. */
  camera: z.boolean(),
  microphone: z.boolean(),
});
export type MeetingParticipant = z.output<typeof Participant>;

/** Full state of a video meeting for one person. Screens render it alone and never combine it with earlier messages. */
export const MeetingState = z
  .object({
    room: MeetingRoom,
    conversationId: z.uuid(),
    facilityId: z.uuid(),
    facilityName: z.string(),
    timezone: z.string(),
    /** Start of the visit, if both sides agreed on a time. */
    visitStart: instant.nullable(),
    pets: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Increases with every change; the state with the higher version wins. */
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
      'A video meeting as the caller sees it. timezone: of the facility. visitStart: the confirmed start of its visit; null without one. startedAt: when the first owner was admitted; the meeting time runs from then on. now: the server’s time. you.role: HOST for staff, who decide and make the offer. you.status: null if the caller never entered. you.device: the tab in the meeting; requests of other tabs are refused. waiting: who asks to enter; for a GUEST, other members of their family. denied: for a HOST, who was denied. peer: who of the other side is in the meeting. colleague: who else of the own side is in it. ticket: only while the caller is ADMITTED and the meeting is open.',
  });
export type MeetingState = z.output<typeof MeetingState>;

/** Full meeting state, sent after every change. */
export type MeetingStateMessage = { readonly kind: 'state' } & MeetingState;

/** The clinic waits in the meeting for the pet owner: the app rings. Contains only ids; the app then calls the API. */
export type IncomingCallMessage = {
  readonly kind: 'incoming';
  readonly name: string;
  readonly conversationId: string;
  readonly facilityId: string;
  readonly userId: string;
};

/** Signal from the other browser; `to` is the receiving tab. */
export type SignalMessage = {
  readonly kind: 'signal';
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly generation: number;
} & Signal;

/** The person may no longer see the meeting: they leave the call or the waiting room. */
export type OutOfMeetingMessage = { readonly kind: 'out'; readonly name: string };

export type VideoMessage =
  | MeetingStateMessage
  | OutOfMeetingMessage
  | IncomingCallMessage
  | SignalMessage;
