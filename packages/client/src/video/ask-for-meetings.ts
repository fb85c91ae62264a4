import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { InboxGroup } from '@zampa/domain/inbox/inbox-groups';
import type { Api } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { doorsOf } from './doors.ts';
import { isShutOut } from './shut-out.ts';
import { dropMeeting, isCalling, keepMeeting, ring, videoNow } from './video-now.ts';

type InboxPage = AnswerPage<InboxItem>;

/** As many as one answer may hold. */
const INBOX_LIMIT = 200;

/** Which part of the inbox says who waits for a meeting. */
const GROUP: InboxGroup = 'MESSAGES';

/**
 * Asks for the meetings that concern the person, of which nothing was told while there was no connection: those at whose
 * door somebody waits or that ring here, and those of which the inbox says so. Throws where the inbox cannot be read; a
 * meeting that cannot be is left as it was, unless it is this person’s no more.
 */
export async function askForMeetings(api: Api): Promise<void> {
  const ask = async (name: string) => {
    try {
      keepAskedMeeting(await api.send('GET /videomeeting/participants', { query: { name } }));
    } catch (error) {
      if (error instanceof ApiRefusal && isShutOut(error.code)) dropMeeting(name);
    }
  };
  const shown = shownMeetings();
  await Promise.allSettled(shown.map(ask));
  const waiting = await waitingConversations(api);
  const found = await Promise.allSettled(waiting.map((id) => meetingOf(api, id)));
  const names = found.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  await Promise.allSettled(names.filter((name) => !shown.includes(name)).map(ask));
}

/** Keeps a meeting that was asked for: it rings where it calls somebody who was not told so, and has not been in it. */
function keepAskedMeeting(state: MeetingState): void {
  const { room, conversationId, facilityId, peer, you } = state;
  keepMeeting(state);
  if (you.role === 'HOST' || you.status !== null || !peer || !isCalling(state)) return;
  if (videoNow.value()?.rung.has(room.name)) return;
  ring({ kind: 'incoming', name: room.name, conversationId, facilityId, userId: peer.userId });
}

/** Returns the names of the meetings of which a screen shows that somebody waits. */
function shownMeetings(): string[] {
  const video = videoNow.value();
  if (!video) return [];
  const doors = doorsOf(video).map(({ room }) => room.name);
  return video.ringing ? [...doors, video.ringing.name] : doors;
}

/** Reads every page: who waits for a meeting has waited the shortest. */
async function waitingConversations(api: Api): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: INBOX_LIMIT, group: GROUP, ...(cursor !== null && { cursor }) };
    const page: InboxPage = await api.page('GET /inbox', { query });
    for (const { kind, conversationId } of page.items)
      if ((kind === 'VIDEO_WAITING' || kind === 'VIDEO_CALL') && conversationId)
        found.push(conversationId);
    cursor = page.next;
  } while (cursor !== null);
  return found;
}

async function meetingOf(api: Api, id: string): Promise<string | null> {
  const read = await api.send('GET /events', { query: { id }, skipCache: true });
  if (Array.isArray(read) || read.type !== 'HEALTH' || !('videomeeting' in read.payload))
    return null;
  return read.payload.videomeeting?.name ?? null;
}
