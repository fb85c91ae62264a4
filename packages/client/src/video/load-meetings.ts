import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { InboxGroup } from '@zampa/domain/inbox/inbox-groups';
import type { Api } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { occupiedWaitingRooms } from './waiting-rooms.ts';
import { hasLostAccess } from './lost-access.ts';
import { dropMeeting, isCalling, storeMeeting, ring, videoState } from './video-state.ts';

type InboxPage = AnswerPage<InboxItem>;

/** Maximum number of items per page. */
const INBOX_LIMIT = 200;

/** The inbox group that contains items about meetings. */
const MEETING_GROUP: InboxGroup = 'MESSAGES';

/**
 * Loads the meetings that concern the person, because messages about them were missed while disconnected: meetings
 * shown with a waiting room or ringing, and meetings listed in the inbox. Throws if the inbox cannot be read. A
 * meeting that cannot be read stays unchanged, unless the person has lost access.
 */
export async function loadMeetings(api: Api): Promise<void> {
  const loadMeeting = async (name: string) => {
    try {
      storeLoadedMeeting(await api.readMeetingState({ query: { name } }));
    } catch (error) {
      if (error instanceof ApiRefusal && hasLostAccess(error.code)) dropMeeting(name);
    }
  };
  const shown = shownMeetingNames();
  await Promise.allSettled(shown.map(loadMeeting));
  const waiting = await waitingConversations(api);
  const found = await Promise.allSettled(waiting.map((id) => findMeetingName(api, id)));
  const names = found.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  await Promise.allSettled(names.filter((name) => !shown.includes(name)).map(loadMeeting));
}

/** Stores a loaded meeting. Rings if it calls a person who has not been notified of it and has not joined it. */
function storeLoadedMeeting(state: MeetingState): void {
  const { room, conversationId, facilityId, peer, you } = state;
  storeMeeting(state);
  if (you.role === 'HOST' || you.status !== null || !peer || !isCalling(state)) return;
  if (videoState.value()?.rung.has(room.name)) return;
  ring({ kind: 'incoming', name: room.name, conversationId, facilityId, userId: peer.userId });
}

/** Names of the meetings that ring, that were interrupted while ringing, or with people in the waiting room. */
function shownMeetingNames(): string[] {
  const video = videoState.value();
  if (!video) return [];
  const waitingRooms = occupiedWaitingRooms(video).map(({ room }) => room.name);
  const calls = [video.ringing, video.interrupted].flatMap((call) => (call ? [call.name] : []));
  return [...waitingRooms, ...calls];
}

/** Reads all pages: the items that wait for a meeting are the newest and come last. */
async function waitingConversations(api: Api): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: INBOX_LIMIT, group: MEETING_GROUP, ...(cursor !== null && { cursor }) };
    const page: InboxPage = await api.readInbox({ query });
    for (const { kind, conversationId } of page.items)
      if ((kind === 'VIDEO_WAITING' || kind === 'VIDEO_CALL') && conversationId)
        found.push(conversationId);
    cursor = page.next;
  } while (cursor !== null);
  return found;
}

async function findMeetingName(api: Api, id: string): Promise<string | null> {
  const read = await api.readEvent({ query: { id }, skipCache: true });
  if (Array.isArray(read) || read.type !== 'HEALTH' || !('videomeeting' in read.payload))
    return null;
  return read.payload.videomeeting?.name ?? null;
}
