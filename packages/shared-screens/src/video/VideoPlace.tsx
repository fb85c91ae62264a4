import { videoNow } from '@zampa/client/video/video-now';
import { lazy, Suspense, useSyncExternalStore } from 'react';

/** On most days nobody meets anybody. */
const CallScreens = lazy(async () => ({
  default: (await import('./CallScreens.tsx')).CallScreens,
}));

/** Is where a video call, and who asks for one, is shown over every screen of whoever is signed in. */
export function VideoPlace() {
  const video = useSyncExternalStore(videoNow.subscribe, videoNow.value);
  return (
    video && (
      <Suspense>
        <CallScreens {...video} />
      </Suspense>
    )
  );
}
