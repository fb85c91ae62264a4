import { afterCommit, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { SocketPlace } from '../../ports/realtime.ts';
import { meetingAt } from './meeting-place.ts';
import { findMeeting, type MeetingRow } from './meeting-row.ts';
import { onlineIn, shapeState } from './meeting-state.ts';

type Named = { readonly conversationId: string } | { readonly name: string };

/** What is told beside the meeting. */
type Also = {
  /** Who of the clinic calls the family now. */
  readonly caller?: string | null;
  /** Who was sent out of it. */
  readonly away?: readonly string[];
};

/**
 * Publishes a meeting whole, after the commit, to its family and to those of the clinic who may be in it, to each as they
 * see it; who was sent out of it and is none of these any more is told that alone.
 */
export function publishMeeting(
  deps: Deps,
  tx: Queryable,
  conversationId: string,
  also: Also = {},
): void {
  afterCommit(tx, () => publishSoon(deps, { conversationId }, also));
}

/** Publishes it anew without a change: somebody's tab came, or is away. */
export const publishSoon = (deps: Deps, named: Named, also: Also = {}): void =>
  deps.background.run('announce', (db) => tellAll({ ...deps, db }, named, also));

/** Publishes that somebody's tab is away, where it was at a meeting. */
export function publishGone(deps: Deps, _userId: string, place: SocketPlace): void {
  const name = meetingAt(place);
  if (name) publishSoon(deps, { name });
}

async function tellAll(deps: Deps, named: Named, { caller, away = [] }: Also): Promise<void> {
  const meeting = await findMeeting(deps.db, named);
  if (!meeting) return;
  const online = await onlineIn(deps, meeting);
  const told = meeting.readers.filter(({ kind, isHost }) => kind === 'owner' || isHost);
  const out = away.filter((userId) => !told.some((one) => one.userId === userId));
  deps.realtime.send({ name: 'video', message: { kind: 'out', name: meeting.name }, to: out });
  for (const { userId, kind } of told) {
    const party = kind === 'owner' ? 'owner' : 'facility';
    const state = await shapeState(deps, meeting, { userId, party }, online);
    deps.realtime.send({ name: 'video', message: { kind: 'state', ...state }, to: [userId] });
  }
  if (caller) ring(deps, meeting, caller);
}

/** Rings at the family's, but for who was turned away. */
function ring({ realtime }: Deps, meeting: MeetingRow, userId: string): void {
  const { name, conversationId, facilityId, readers, participants } = meeting;
  const denied = participants.filter(({ status }) => status === 'DENIED');
  const to = readers
    .filter(({ kind }) => kind === 'owner')
    .map((reader) => reader.userId)
    .filter((owner) => !denied.some((one) => one.userId === owner));
  const message = { kind: 'incoming', name, conversationId, facilityId, userId } as const;
  realtime.send({ name: 'video', message, to });
}
