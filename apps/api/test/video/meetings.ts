import { createEvent } from '@zampa/contract/requests/create-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { decideParticipant } from '@zampa/contract/video/decide-participant';
import { enterMeeting } from '@zampa/contract/video/enter-meeting';
import { leaveMeeting } from '@zampa/contract/video/leave-meeting';
import type { MeetingState, VideoMessage } from '@zampa/contract/video/objects';
import { openMeeting } from '@zampa/contract/video/open-meeting';
import { readMeetingState } from '@zampa/contract/video/read-meeting-state';
import type { Decision } from '@zampa/domain/video/participants';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type Place, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, requestBody, type ClinicWithClient } from '@zampa/testing/requests';
import type { Product } from '../product.ts';
import type { OpenSocket } from '../socket.ts';

export const VETERINARIAN = 3;
export const SECRETARY = 5;
export const CONSULTANT = 6;
export const ASSISTANT = 7;

/** Account with a profile. */
export type Person = TestAccount & { readonly id: string };

export type VideoVisit = ClinicWithClient & { readonly id: string };

/** Creates a clinic, its client and a video visit that the client has requested. */
export async function newVideoVisit(place: Place): Promise<VideoVisit> {
  return repeatVideoVisit(await newClinicWithClient(place));
}

/** Requests another video visit of the same client. */
export async function repeatVideoVisit(clinic: ClinicWithClient): Promise<VideoVisit> {
  const body = { ...requestBody(clinic), category: 'VIDEOCONSULTATION' } as const;
  const { id } = await clinic.owner.call(createEvent, { body });
  return { ...clinic, id };
}

export type Meeting = VideoVisit & { readonly name: string };

/** Creates a video visit with its meeting, which nobody has entered yet. */
export async function newMeeting(place: Place): Promise<Meeting> {
  const visit = await newVideoVisit(place);
  return { ...visit, name: await openMeetingAs(visit.vet, visit.id) };
}

/** Creates a meeting that the vet and the owner have joined. */
export async function newCall(place: Place): Promise<Meeting> {
  const meeting = await newMeeting(place);
  const { vet, owner, name } = meeting;
  await enter(vet, name);
  await enter(owner, name);
  await decide(vet, name, owner, 'GRANT');
  return meeting;
}

export async function openMeetingAs(person: TestAccount, eventId: string): Promise<string> {
  const { room } = await person.call(openMeeting, { query: { eventId } });
  return room.name;
}

/** Returns the default tab id of a person. */
export const deviceOf = ({ id }: { readonly id: string }) => `tab-${id}`;

export const enter = (
  person: Person,
  name: string,
  more: { readonly device?: string; readonly takeOver?: boolean; readonly camera?: boolean } = {},
): Promise<MeetingState> =>
  person.call(enterMeeting, { body: { name, device: deviceOf(person), ...more } });

export const decide = (
  person: TestAccount,
  name: string,
  { id: userId }: { readonly id: string },
  decision: Decision,
): Promise<MeetingState> => person.call(decideParticipant, { body: { name, userId, decision } });

export const leave = (person: TestAccount, name: string, device?: string): Promise<MeetingState> =>
  person.call(leaveMeeting, { query: { name, ...(device && { device }) } });

export const readStateAs = (person: TestAccount, name: string): Promise<MeetingState> =>
  person.call(readMeetingState, { query: { name } });

/** Returns the inbox items of a kind. */
export async function inboxOf(person: TestAccount, kind: string) {
  const { items } = await person.call(readInbox, { query: { language: 'en' } });
  return items.filter((item) => item.kind === kind);
}

/** Creates another member of the clinic's team. */
export async function newEmployee(
  product: Product,
  { vet }: ClinicWithClient,
  roleId: number,
): Promise<Person> {
  const colleague = await newColleague(product);
  await employ(product.pool, vet.facility.id, colleague.id, { roleId });
  return colleague;
}

/** Returns the video messages received by a socket. */
export const videoMessagesOf = ({ heard }: OpenSocket): readonly VideoMessage[] =>
  heard.filter(([kind]) => kind === 'video').map(([, message]) => message as VideoMessage);

/** Returns the last full state received by a socket. */
export function lastStateOf(socket: OpenSocket): MeetingState | undefined {
  return videoMessagesOf(socket).findLast((message) => message.kind === 'state');
}

/** Returns the stored status of each participant, by user id. */
export async function readParticipantStatuses({ pool }: Product, conversationId: string) {
  const { rows } = await pool.query<{ userId: string; status: string }>(
    `select user_id as "userId", status from video_participants where conversation_id = $1`,
    [conversationId],
  );
  return Object.fromEntries(rows.map(({ userId, status }) => [userId, status]));
}
