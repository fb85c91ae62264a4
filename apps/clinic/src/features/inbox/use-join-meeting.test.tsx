import { clearVideo, videoState } from '@zampa/client/video/video-state';
import { expect, it, onTestFinished } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { RequestsSearch } from './search.ts';
import { useJoinMeeting } from './use-join-meeting.ts';

it('useJoinMeeting requests the meeting named in the URL once, and removes it from the URL', async () => {
  onTestFinished(() => clearVideo());
  const searches: RequestsSearch[] = [];
  await renderHook(() =>
    useJoinMeeting({ list: 'visits', conversation: 'c1', video: 'room' }, (search, { replace }) => {
      if (replace) searches.push(search);
    }),
  );
  expect(searches).toEqual([{ list: 'visits', conversation: 'c1' }]);
  expect(videoState.value()?.request).toEqual({ conversationId: 'c1' });
});
