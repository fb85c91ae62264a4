import { videoMeetings } from '@zampa/db/schema/video';
import { eq } from 'drizzle-orm';
import { afterCommit, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { SocketPlace } from '../../ports/realtime.ts';
import { parseMeetingPlace } from './meeting-place.ts';
import { saveDisconnection } from './save-absence.ts';
import { findMeeting, type MeetingRow } from './meeting-row.ts';
import { findOnlineParticipants, shapeState } from './meeting-state.ts';

/** Further notifications that are sent with the meeting state. */
type MeetingExtras = {
  /** The team member who is calling the family. */
  readonly caller?: string | null;
  /** Participants who were removed. */
  readonly away?: readonly string[];
};

/**
 * Publishes a meeting's state after the commit to the family and the clinical staff, as each person may see it.
 * Removed participants who may no longer read the meeting receive only the removal.
 */
export function publishMeeting(
  deps: Deps,
  tx: Queryable,
  conversationId: string,
  extras: MeetingExtras = {},
): void {
  afterCommit(tx, () => publishMeetingNow(deps, conversationId, extras));
}

/**
 * Publishes a meeting's state immediately, outside of a transaction, after a tab has connected or disconnected.
 */
export const publishMeetingNow = (
  deps: Deps,
  conversationId: string,
  extras: MeetingExtras = {},
): void =>
  deps.background.run('publish', conversationId, (db) =>
    sendMeeting({ ...deps, db }, conversationId, extras),
  );

/** Saves and publishes that a participant is absent when the tab that showed the meeting disconnects. */
export function publishDisconnected(deps: Deps, userId: string, place: SocketPlace): void {
  const tab = parseMeetingPlace(place);
  if (!tab) return;
  deps.background.run('publish', tab.name, async (db) => {
    await saveDisconnection({ ...deps, db }, { ...tab, userId });
    const [meeting] = await db
      .select({ conversationId: videoMeetings.conversationId })
      .from(videoMeetings)
      .where(eq(videoMeetings.name, tab.name));
    if (meeting) publishMeetingNow(deps, meeting.conversationId);
  });
}

async function sendMeeting(
  deps: Deps,
  conversationId: string,
  { caller, away = [] }: MeetingExtras,
): Promise<void> {
  const meeting = await findMeeting(deps.db, { conversationId });
  if (!meeting) return;
  const online = await findOnlineParticipants(deps, meeting);
  const recipients = meeting.readers.filter(({ kind, isHost }) => kind === 'owner' || isHost);
  const out = away.filter((userId) => !recipients.some((one) => one.userId === userId));
  deps.realtime.send({ name: 'video', message: { kind: 'out', name: meeting.name }, to: out });
  for (const { userId, kind } of recipients) {
    const party = kind === 'owner' ? 'owner' : 'facility';
    const state = await shapeState(deps, meeting, { userId, party }, online);
    deps.realtime.send({ name: 'video', message: { kind: 'state', ...state }, to: [userId] });
  }
  if (caller) ringFamily(deps, meeting, caller);
}

/** Rings at the family's devices, except those of a guest who was denied. */
function ringFamily({ realtime }: Deps, meeting: MeetingRow, userId: string): void {
  const { name, conversationId, facilityId, readers, participants } = meeting;
  const denied = participants.filter(({ status }) => status === 'DENIED');
  const to = readers
    .filter(({ kind }) => kind === 'owner')
    .map((reader) => reader.userId)
    .filter((owner) => !denied.some((one) => one.userId === owner));
  const message = { kind: 'incoming', name, conversationId, facilityId, userId } as const;
  realtime.send({ name: 'video', message, to });
}
