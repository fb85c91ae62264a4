import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

/** Export of the video meetings that a person took part in or waited for, without anything that grants access. */
export const videoData: PersonalData = {
  parts: {
    videoMeetings: {
      tables: ['video_meetings', 'video_participants'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('conversationId', present.conversation_id,
          'status', present.status, 'since', iso_instant(present.since), 'camera', present.camera,
          'microphone', present.microphone, 'meeting', meeting.status,
          'opened', iso_instant(meeting.opened_at), 'started', iso_instant(meeting.started_at),
          'closed', iso_instant(meeting.closed_at)) order by present.since, present.conversation_id), '[]')
        from video_participants present
        join video_meetings meeting on meeting.conversation_id = present.conversation_id
        where present.user_id = ${userId}`,
    },
  },
};
