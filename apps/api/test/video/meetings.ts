import { createEvent } from '@zampa/contract/inbox/create-event';
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

/** Somebody with a profile. */
export type Person = TestAccount & { readonly id: string };

export type VideoVisit = ClinicWithClient & { readonly id: string };

/** A clinic, its client, and a video consultation that the client has asked for. */
export async function newVideoVisit(place: Place): Promise<VideoVisit> {
  return repeatVideoVisit(await newClinicWithClient(place));
}

/** One more of the same client. */
export async function repeatVideoVisit(clinic: ClinicWithClient): Promise<VideoVisit> {
  const body = { ...requestBody(clinic), category: 'VIDEOCONSULTATION' } as const;
  const { id } = await clinic.owner.call(createEvent, { body });
  return { ...clinic, id };
}

export type Meeting = VideoVisit & { readonly name: string };

/** The same with its meeting, in which nobody is yet. */
export async function newMeeting(place: Place): Promise<Meeting> {
  const visit = await newVideoVisit(place);
  return { ...visit, name: await openBy(visit.vet, visit.id) };
}

/** The same with the vet and the owner in it. */
export async function newCall(place: Place): Promise<Meeting> {
  const meeting = await newMeeting(place);
  const { vet, owner, name } = meeting;
  await enter(vet, name);
  await enter(owner, name);
  await decide(vet, name, owner, 'GRANT');
  return meeting;
}

export async function openBy(by: TestAccount, eventId: string): Promise<string> {
  const { room } = await by.call(openMeeting, { query: { eventId } });
  return room.name;
}

/** The tab that somebody uses where a test does not say which. */
export const deviceOf = ({ id }: { readonly id: string }) => `tab-${id}`;

export const enter = (
  by: Person,
  name: string,
  more: { readonly device?: string; readonly takeOver?: boolean; readonly camera?: boolean } = {},
): Promise<MeetingState> =>
  by.call(enterMeeting, { body: { name, device: deviceOf(by), ...more } });

export const decide = (
  by: TestAccount,
  name: string,
  { id: userId }: { readonly id: string },
  decision: Decision,
): Promise<MeetingState> => by.call(decideParticipant, { body: { name, userId, decision } });

export const leave = (by: TestAccount, name: string, device?: string): Promise<MeetingState> =>
  by.call(leaveMeeting, { query: { name, ...(device && { device }) } });

export const stateFor = (by: TestAccount, name: string): Promise<MeetingState> =>
  by.call(readMeetingState, { query: { name } });

/** What waits for somebody of a kind. */
export async function inboxOf(person: TestAccount, kind: string) {
  const { items } = await person.call(readInbox, { query: { language: 'en' } });
  return items.filter((item) => item.kind === kind);
}

/** Somebody else who works for the clinic. */
export async function newEmployee(
  product: Product,
  { vet }: ClinicWithClient,
  roleId: number,
): Promise<Person> {
  const colleague = await newColleague(product);
  await employ(product.pool, vet.facility.id, colleague.id, { roleId });
  return colleague;
}

/** What a socket was sent about video. */
export const videoHeardBy = ({ heard }: OpenSocket): readonly VideoMessage[] =>
  heard.filter(([kind]) => kind === 'video').map(([, message]) => message as VideoMessage);

/** The last whole state that a socket was sent. */
export function lastStateHeardBy(socket: OpenSocket): MeetingState | undefined {
  return videoHeardBy(socket).findLast((message) => message.kind === 'state');
}

/** How one conversation stands in the database. */
export async function stored({ pool }: Product, conversationId: string) {
  const { rows } = await pool.query<{ userId: string; status: string }>(
    `select user_id as "userId", status from video_participants where conversation_id = $1`,
    [conversationId],
  );
  return Object.fromEntries(rows.map(({ userId, status }) => [userId, status]));
}
