import type { readMeeting as call } from '@zampa/contract/video/read-meeting';
import { videoMeetings } from '@zampa/db/schema/video';
import { partyOf } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { shapeRoom } from './meeting-state.ts';

export async function readMeeting(
  { viewer, tx, query: { name } }: PersonContext<typeof call>,
  deps: Deps,
) {
  const [meeting] = await tx.select().from(videoMeetings).where(eq(videoMeetings.name, name));
  if (!meeting) throw new Refusal('NOT_FOUND');
  return { room: shapeRoom(deps, meeting, partyOf(viewer)) };
}
